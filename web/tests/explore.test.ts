import { expect, test } from 'vitest';
import { first, pressed, reach, sorted } from '../src/explore/sorting';
import type { Thing } from '../src/lib/protocol';

const at = (value: number) => ({ value, low: value - 0.1, high: value + 0.1 });
const thing = (id: string, n: number, wins: number, own: number | null): Thing => ({
  id,
  name: id,
  n,
  wins: at(wins),
  points: at(n),
  own: own === null ? null : at(own),
});
const ALL = [thing('10', 300, 0.2, 4), thing('9', 200, 0.5, null), thing('é', 200, 0.3, 7)];
const ids = (by: Parameters<typeof pressed>[1], down: boolean): string =>
  sorted(ALL, { by, down }, (one) => one.id, 'fr')
    .map(({ id }) => id)
    .join(' ');

test('rows stand in the order of a column', () => {
  expect(ids('wins', true)).toBe('9 é 10');
  expect(ids('wins', false)).toBe('10 é 9');
  expect(ids('name', false)).toBe('9 10 é');
});

test('equal ones stay as they were, and what has no value comes last', () => {
  expect(ids('n', true)).toBe('10 9 é');
  expect(ids('n', false)).toBe('9 é 10');
  expect(ids('own', true)).toBe('é 10 9');
  expect(ids('own', false)).toBe('10 é 9');
});

test('a second press turns the order round', () => {
  expect(pressed(first('used'), 'wins')).toEqual({ by: 'wins', down: true });
  expect(pressed({ by: 'wins', down: true }, 'wins')).toEqual({ by: 'wins', down: false });
  expect(pressed(first('used'), 'name')).toEqual({ by: 'name', down: false });
  expect(first('seat')).toEqual({ by: 'name', down: false });
});

test('bars have room for every interval, and end at all', () => {
  expect(reach(ALL, 0.25)).toBeCloseTo(0.7);
  expect(reach([], 0.25)).toBeCloseTo(0.3);
  expect(reach([thing('x', 100, 0.95, null)], 0.25)).toBe(1);
});
