// By what a game was won, as the banner at its end says it.
import { expect, it, vi } from 'vitest';
import { around, fit } from '../src/learn/scenes';
import { api } from '../src/lib/api';
import { NO_WORDS } from '../src/lib/i18n';
import { setLanguage } from '../src/lib/lang.svelte';
import type { Outcome, OutcomeLine, TableInfo } from '../src/lib/protocol';
import { by, howWon, winnersOf } from '../src/table/result/verdict';

const line = (key: string, points: number, args = {}): OutcomeLine => ({
  key,
  points,
  rule: null,
  pieces: [],
  args,
});
const outcome = (over: Partial<Outcome>): Outcome => ({
  scores: [30, 24],
  ranks: [1, 2],
  reason: 'rounds',
  tiebreak: null,
  resigned: [],
  lines: [
    { seat: 0, lines: [line('g.line.a', 20), line('g.line.b', 10)] },
    { seat: 1, lines: [line('g.line.a', 22), line('g.line.b', 2)] },
  ],
  ...over,
});

it('names the line that brought most of the lead', () => {
  const how = howWon(outcome({}));
  expect(how).toMatchObject({ kind: 'ahead', points: 30, next: 24 });
  expect(how).toMatchObject({ most: { line: { key: 'g.line.b' }, points: 10, other: 2 } });
});

it('compares lines of one thing, whatever sums and places they give', () => {
  const lines = [
    { seat: 0, lines: [line('paris.line.district', 20, { district: 'x', sum: 9, place: 1 })] },
    { seat: 1, lines: [line('paris.line.district_half', 8, { district: 'x', sum: 4, place: 2 })] },
  ];
  expect(howWon(outcome({ lines }))).toMatchObject({ most: { points: 20, other: 8 } });
});

it('tells ties, tie-breaks and resignations apart', () => {
  expect(howWon(outcome({ ranks: [1, 1], scores: [9, 9] }))).toEqual({ kind: 'shared', points: 9 });
  expect(howWon(outcome({ scores: [9, 9], tiebreak: 'PP8.7' }))).toEqual({
    kind: 'level',
    points: 9,
    rule: 'PP8.7',
  });
  const gone = outcome({ reason: 'resigned', scores: [3, 9], resigned: [1] });
  expect(howWon(gone)).toEqual({ kind: 'resigned', seats: [1] });
  // Nobody is ahead of who gave up, whatever place and points a bot made of their seat.
  const three = outcome({ ranks: [1, 2, 3], scores: [30, 50, 25], resigned: [1] });
  expect(howWon({ ...three, lines: [] })).toEqual({
    kind: 'ahead',
    points: 30,
    next: 25,
    most: null,
  });
});

it('names nobody as the winner of a game that was broken off', () => {
  const aborted = outcome({ reason: 'aborted', ranks: [1, 1], scores: [0, 0] });
  expect(winnersOf(aborted)).toEqual([]);
  expect(howWon(aborted)).toBe(null);
});

it('says a line in the middle of a sentence where there are words for it', async () => {
  const filled = (name: string) => ({ type: 'var', name });
  const most = ['Most: ', filled('line'), ', ', filled('points'), ' to ', filled('other'), '.'];
  const messages = {
    'verdict-ahead': 'Ahead.',
    'verdict-most': most,
    'g-line-a': 'A: 3 × 4',
    'g-line-b': 'B: 5 × 6',
    'g-won_by-b': 'the shares of B',
  };
  vi.stubGlobal('document', { documentElement: {} });
  vi.spyOn(api, 'get').mockResolvedValue({
    ...NO_WORDS,
    ids: Object.keys(messages).join(' '),
    messages: Object.values(messages),
  });
  await setLanguage('en');
  const info = { game: 'g' } as TableInfo;
  expect(by(info, outcome({}))).toBe('Ahead. Most: the shares of B, 10 to 2.');
  const lines = [
    { seat: 0, lines: [line('g.line.a', -3)] },
    { seat: 1, lines: [line('g.line.a', -9)] },
  ];
  expect(by(info, outcome({ lines }))).toBe('Ahead. Most: A: 3 × 4, −3 to −9.');
  vi.mocked(api.get).mockResolvedValue(NO_WORDS as never);
  await setLanguage('en'); // files of tests share one page
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('brings what a lesson shows to the middle of its frame, with air around it', () => {
  const box = around([
    { x: 100, y: 100, width: 50, height: 50 },
    { x: 300, y: 200, width: 100, height: 0 },
    { x: 250, y: 150, width: 50, height: 150 },
  ]);
  expect(box).toEqual({ x: 100, y: 100, width: 200, height: 200 });
  expect(around([{ x: 1, y: 1, width: 0, height: 9 }])).toBeNull();
  const middle = { ...box!, x: 400, y: 300 };
  const sheet = { x: 0, y: 0, width: 1000, height: 700 };
  const { scale, x, y } = fit(middle, { width: 400, height: 200 }, sheet);
  expect([500 * scale + x, 400 * scale + y]).toEqual([200, 100]);
  expect(200 * scale).toBeLessThan(200);
});

it('shows nothing beside the sheet, or all of it in the middle', () => {
  const sheet = { x: 0, y: 0, width: 1000, height: 700 };
  const corner = { x: 900, y: 0, width: 100, height: 100 };
  const { scale, x, y } = fit(corner, { width: 400, height: 200 }, sheet);
  expect([x + 1000 * scale, y]).toEqual([400, 0]);
  const whole = fit(sheet, { width: 400, height: 200 }, sheet);
  expect(whole.x + 500 * whole.scale).toBeCloseTo(200);
  const map = { x: 20, y: 10, width: 600, height: 700 };
  const part = fit({ x: 500, y: 300, width: 90, height: 90 }, { width: 400, height: 200 }, map);
  expect(part.x + 620 * part.scale).toBeCloseTo(400);
  const small = fit({ x: 30, y: 20, width: 500, height: 650 }, { width: 400, height: 200 }, map);
  expect(small.x + 320 * small.scale).toBeCloseTo(200);
});
