// Which puzzle comes next: one that was not solved returns after a while, none twice in a row.
import { expect, test } from 'vitest';
import { BEGINNING, PAUSE, after, nextOf } from '../src/puzzles/order';

const all = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id, players: 2, rating: 1500 }));

test('the easiest that is new comes first', () => {
  expect(nextOf(all, BEGINNING, null)).toBe('a');
  expect(nextOf(all, after(BEGINNING, 'a', true), 'a')).toBe('b');
});

test('one that was not solved returns after others, until it is solved', () => {
  let now = after(BEGINNING, 'a', false);
  for (const id of ['b', 'c', 'd', 'e'].slice(0, PAUSE)) {
    expect(nextOf(all, now, null)).toBe(id);
    now = after(now, id, true);
  }
  expect(nextOf(all, now, 'e')).toBe('a');
  expect(nextOf(all, after(now, 'a', true), 'a')).toBe('f');
});

test('of several that are to return the one missed longest ago comes first', () => {
  let now = after(after(BEGINNING, 'c', false), 'a', false);
  for (const id of ['b', 'd', 'e', 'f']) now = after(now, id, true);
  expect(nextOf(all, now, null)).toBe('c');
  expect(nextOf(all, now, 'c')).toBe('a');
  expect(nextOf(all, after(now, 'g', true), 'c')).toBe('a');
});

test('once all others are solved one that was missed does not wait', () => {
  let now = all.slice(2).reduce((so, { id }) => after(so, id, true), BEGINNING);
  now = after(after(now, 'b', false), 'a', false);
  expect(nextOf(all, now, null)).toBe('b');
  expect(nextOf(all, now, 'b')).toBe('a');
});

test('one that is solved and later missed is to return', () => {
  const now = after(after(BEGINNING, 'a', true), 'a', false);
  expect(now.solved).toEqual([]);
  expect(now.failed).toEqual({ a: 2 });
});

test('once all are solved they go round, and with none there is none', () => {
  const now = all.reduce((so, { id }) => after(so, id, true), BEGINNING);
  expect(nextOf(all, now, 'g')).toBe('a');
  const later = after(after(now, 'a', true), 'c', true);
  expect(nextOf(all, later, 'c')).toBe('b');
  expect(nextOf(all, after(later, 'b', true), 'b')).toBe('d');
  expect(nextOf([], BEGINNING, null)).toBeNull();
  expect(nextOf(all.slice(0, 1), now, 'a')).toBeNull();
});
