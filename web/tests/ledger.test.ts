// The ledger of Paris and its final scoring: added up from what was told, and nothing told that a
// screen hides.
import { expect, it } from 'vitest';
import { stepsOf } from '../src/games/paris/finalScoring.svelte';
import { ledgerOf, seen, total } from '../src/games/paris/ledger';
import type { Entry, Event, Outcome, OutcomeLine } from '../src/lib/protocol';

let n = 0;
const entry = (ply: number, events: Event[], more: Partial<Entry> = {}): Entry => ({
  n: n++,
  ply,
  seat: 0,
  kind: 'act',
  events,
  ...more,
});
const gain = (kind: string, seat: number, rule: string, change: { [what: string]: number }) => ({
  kind,
  seat,
  rule,
  change,
});
const LOG = [
  entry(1, [{ kind: 'start', seat: 1 }]),
  entry(2, [gain('sold', 0, 'PA6.1', { francs: 2, wood: -1 })]),
  entry(3, [gain('banked', 0, 'PA3.3', { francs: 7 }), gain('used', 1, 'PA8.6', { points: 6 })]),
  entry(4, [gain('banked', 1, 'PA3.3', { francs: 4 })], { undone: true }),
  entry(5, [gain('used', 1, 'PA8.1', { francs: 3 }), gain('banked', 0, 'PA3.3', { francs: 5 })]),
];

it('adds up by rule, in the order of the game, and leaves out what was taken back', () => {
  const lines = ledgerOf(LOG, 2, 5);
  expect(lines.map(({ kind, rule }) => `${kind} ${rule}`)).toEqual([
    'banked PA3.3',
    'sold PA6.1',
    'used PA8.1',
    'used PA8.6',
  ]);
  expect(lines[0]!.by).toEqual([{ francs: 12 }, {}]);
  expect(total(lines, 0)).toEqual({ francs: 14, wood: -1 });
});

it('knows only what had happened by the ply on show', () => {
  expect(total(ledgerOf(LOG, 2, 3), 0)).toEqual({ francs: 9, wood: -1 });
});

it('tells points of a closed screen and nothing else', () => {
  const change = { wood: -1, francs: 3, points: 6 };
  expect(seen(change, false)).toEqual([['points', 6]]);
  expect(seen(change, true)).toEqual([
    ['points', 6],
    ['francs', 3],
    ['wood', -1],
  ]);
});

it('counts tile 27 first, then the districts, each for everybody', () => {
  const line = (key: string, points: number, district?: string): OutcomeLine => ({
    key: `paris.line.${key}`,
    points,
    rule: null,
    pieces: [],
    args: district ? { district, sum: 4, place: 1, prize: '20/10/5', how: 'sum' } : {},
  });
  const outcome: Outcome = {
    scores: [29, 15],
    ranks: [1, 2],
    reason: 'last_round',
    tiebreak: null,
    resigned: [],
    lines: [
      { seat: 0, lines: [line('eights', 2), line('tile', 7), line('district', 20, 'chaillot')] },
      {
        seat: 1,
        lines: [line('eights', 0), line('francs', 5), line('district', 10, 'chaillot')],
      },
    ],
  };
  const { before, steps } = stepsOf(outcome, [0, 1]);
  expect(before).toEqual([9, 0]);
  expect(
    steps.map(({ district, lines }) => [district, ...lines.map((one) => one?.points ?? null)]),
  ).toEqual([
    [null, null, 5],
    ['chaillot', 20, 10],
  ]);
});
