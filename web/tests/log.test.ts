import { expect, it } from 'vitest';
import { byRound, plies, plyOfHash, pointsOf, step } from '../src/lib/log';
import type { Entry, Event } from '../src/lib/protocol';

const entry = (n: number, ply: number | null, ...events: Event[]): Entry => ({
  n,
  ply,
  seat: null,
  kind: 'act',
  events,
});

it('groups entries by round, with what came before apart', () => {
  const groups = byRound([
    entry(1, 0),
    entry(2, 1, { kind: 'round', round: 1, start: 0 }),
    entry(3, 2),
    entry(4, 3, { kind: 'round', round: 2, start: 1 }),
  ]);
  expect(groups.map((group) => [group.round, group.entries.map((one) => one.n)])).toEqual([
    [null, [1]],
    [1, [2, 3]],
    [2, [4]],
  ]);
});

it('adds up the points of a seat and leaves sums out', () => {
  const events: Event[] = [
    { kind: 'crossing', seat: 1, points: 2 },
    { kind: 'crossing', seat: 1, points: 1 },
    { kind: 'crossing', seat: 0, points: 3 },
    { kind: 'tour_end', route: 'red', points: [3, 3] },
  ];
  expect(pointsOf(events)).toEqual([
    { seat: 0, points: 3 },
    { seat: 1, points: 3 },
  ]);
});

it('lists plies once and in order', () => {
  expect(plies([entry(1, 4), entry(2, null), entry(3, 2), entry(4, 4)])).toEqual([2, 4]);
});

it('steps through the game and back into the present', () => {
  expect(step(null, 10, 'previous')).toBe(9);
  expect(step(9, 10, 'next')).toBe(null);
  expect(step(0, 10, 'previous')).toBe(0);
  expect(step(5, 10, 'first')).toBe(0);
  expect(step(5, 10, 'last')).toBe(null);
});

it('reads a ply from the address', () => {
  expect(plyOfHash('#42')).toBe(42);
  expect(plyOfHash('')).toBe(null);
  expect(plyOfHash('#rules')).toBe(null);
});
