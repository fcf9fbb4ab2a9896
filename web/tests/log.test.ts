import { expect, it } from 'vitest';
import { bySection, gather, plies, plyOfHash, pointsOf, step } from '../src/lib/log';
import type { Entry, Event } from '../src/lib/protocol';

const entry = (n: number, ply: number | null, ...events: Event[]): Entry => ({
  n,
  ply,
  seat: null,
  kind: 'act',
  events,
});

const act = (n: number, ply: number, ...events: Event[]): Entry => ({
  ...entry(n, ply, ...events),
  seat: 0,
});
const chance = (n: number, ply: number, ...events: Event[]): Entry => ({
  ...entry(n, ply, ...events),
  kind: 'chance',
});
const drawn = { kind: 'drawn' };
const round = (n: number): Event => ({ kind: 'round', round: n, start: 0 });

it('groups entries by round, each end and beginning where it belongs', () => {
  const groups = bySection([
    chance(1, 1, { kind: 'marker' }, round(1), drawn),
    act(2, 2, { kind: 'built' }),
    act(3, 3, { kind: 'built' }, { kind: 'parked' }, round(2)),
  ]);
  const kinds = groups.map((group) => [
    group.head,
    ...group.rows.map((row) => row.entry.events.map((event) => event.kind).join()),
  ]);
  expect(kinds).toEqual([
    [null, 'marker'],
    [1, 'round,drawn', 'built', 'built,parked'],
    [2, 'round'],
  ]);
  expect(groups[2]!.rows[0]!.entry.seat).toBe(null);
});

it('tells a round that is only numbered by its heading alone', () => {
  const plain = { kind: 'round', round: 2, how: 'plain' };
  const last = { kind: 'round', round: 3, how: 'last' };
  const groups = bySection([
    chance(1, 1, { kind: 'round', round: 1 }, drawn),
    act(2, 2, { kind: 'built' }, plain),
    act(3, 3, { kind: 'built' }, last),
  ]);
  expect(groups.map(({ head, rows }) => [head, rows.map(({ entry }) => entry.events)])).toEqual([
    [1, [[drawn], [{ kind: 'built' }]]],
    [2, [[{ kind: 'built' }]]],
    [3, [[last]]],
  ]);
});

it('a phase begins a section as a round does', () => {
  const groups = bySection([
    chance(1, 1, { kind: 'hand' }, { kind: 'phase', phase: 'lay', seat: 0 }),
    act(2, 2, { kind: 'laid' }, { kind: 'phase', phase: 'light', seat: 1 }),
    act(3, 3, { kind: 'built' }),
  ]);
  expect(groups.map(({ head, rows }) => [head, rows.length])).toEqual([
    [null, 1],
    ['lay', 2],
    ['light', 2],
  ]);
});

it('tells draws in a row as one, leading to the last of them', () => {
  const [group] = bySection([
    chance(1, 1, drawn),
    chance(2, 2, drawn),
    act(3, 3),
    chance(4, 4, drawn),
  ]);
  expect(group!.rows.map((row) => [row.key, row.entry.ply, row.entry.events.length])).toEqual([
    ['1', 2, 2],
    ['3', 3, 0],
    ['4', 4, 1],
  ]);
});

it('keeps draws that were taken back apart from those that stand', () => {
  const gone = { ...chance(1, 1, drawn), ply: null, undone: true as const };
  expect(bySection([gone, chance(2, 1, drawn)])[0]!.rows).toHaveLength(2);
});

it('tells what stands of a turn after what was taken back of it', () => {
  const lay = (n: number, more: Partial<Entry> = {}): Entry => ({
    ...act(n, n, { kind: 'laid', hex: `N${n}` }),
    ...more,
  });
  const entries = [
    lay(1),
    lay(2, { ply: null, undone: true }),
    lay(3, { kind: 'undone', ply: null, events: [] }),
    lay(4),
  ];
  const rows = bySection(entries, () => true)[0]!.rows;
  expect(rows.map(({ entry }) => entry.events.map(({ hex }) => hex))).toEqual([
    ['N2'],
    [],
    ['N1', 'N4'],
  ]);
});

it('tells events in a row at once where there is a sentence for it', () => {
  const has = (kind: string): boolean => kind === 'drawn_many' || kind === 'token_many';
  const token = (district: string, value: number, token: string): Event => ({
    kind: 'token',
    district,
    value,
    token,
  });
  const told = gather(
    [
      { kind: 'drawn', tile: 'a' },
      { kind: 'drawn', tile: 'b' },
      { kind: 'built', seat: 0 },
      token('chaillot', 1, 'wood'),
      token('chaillot', 2, 'gold'),
      token('montmartre', 1, 'wood'),
    ],
    has,
  );
  expect(told).toEqual([
    { kind: 'drawn_many', tile: ['a', 'b'] },
    { kind: 'built', seat: 0 },
    { kind: 'token_many', district: 'chaillot', value: [1, 2], token: ['wood', 'gold'] },
    { kind: 'token_many', district: 'montmartre', value: [1], token: ['wood'] },
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
