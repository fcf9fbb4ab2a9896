import { describe, expect, it } from 'vitest';
import { acted } from '../src/coach/acted';
import { costliest, judged } from '../src/coach/judged';
import { cut } from '../src/coach/cut';
import type { Coaching, Entry, Judgement, TableInfo } from '../src/lib/protocol';

const RECORD = `format = 2
game = "paris_paris"
rules = 1
players = 2
names = ["Ada", "]"]
rated = true
timing = { pace = "quick" }
options = { open_bag = false }

actions = [
  "~ start grey",
  "grey build louvre/red",
  "lilac build opera/red",
]
[clock]
began = 1

[result]
scores = [3, 4]
`;

describe('a record up to a decision', () => {
  it('has so many actions and nothing of how the game went on', () => {
    expect(cut(RECORD, 2)).toBe(`format = 1
game = "paris_paris"
rules = 1
players = 2
names = ["Ada", "]"]
options = { open_bag = false }

actions = [
  "~ start grey",
  "grey build louvre/red",
]
`);
  });

  it('is never longer than the game', () => {
    expect(cut(RECORD, 99)).toContain('opera/red');
    expect(cut(RECORD, 99)).not.toContain('clock');
    expect(cut(RECORD, 0)).toContain('actions = [\n]\n');
  });
});

const entry = (text: string): Entry => ({ n: 1, ply: 1, seat: 0, kind: 'act', text, events: [] });
function decision(number: number, seat: number, loss: number) {
  const judgement = { seat, loss, played: 'a', best: 'b', verdict: 'mistake' } as Judgement;
  return { number, judgement };
}
const coaching = {
  report: { decisions: [decision(4, 0, 0.1), decision(5, 1, 0.3), decision(7, 0, 0.2)] },
  moves: [4, 5, 7].map((number) => ({ number, told: [entry('b'), entry('a')] })),
} as Coaching;

describe('the decisions that lost something', () => {
  const all = judged(coaching);

  it('know what was played and what was better', () => {
    expect(all.map(({ number }) => number)).toEqual([4, 5, 7]);
    expect(all[0]?.played?.text).toBe('a');
    expect(all[0]?.better?.text).toBe('b');
    expect(judged({ ...coaching, moves: [] })).toEqual([]);
  });

  it('are the costliest of one’s own seats, or of all', () => {
    const numbers = (seats: number[]): number[] =>
      costliest(all, seats, 2).map(({ number }) => number);
    expect(numbers([])).toEqual([5, 7]);
    expect(numbers([0])).toEqual([7, 4]);
    expect(numbers([3])).toEqual([5, 7]);
  });

  it('are one’s own unless a bot took them, where the report tells', () => {
    expect(all.map(({ bot }) => bot)).toEqual([false, false, false]);
    const found = judged({ ...coaching, bots: [7] });
    expect(found.map(({ bot }) => bot)).toEqual([false, false, true]);
    expect(costliest(found, [0], 2).map(({ number }) => number)).toEqual([4]);
    expect(costliest(found, [], 2).map(({ number }) => number)).toEqual([5, 7]);
  });

  it('are of different turns', () => {
    const decisions = [decision(4, 0, 0.1), decision(5, 0, 0.3), decision(7, 1, 0.2)];
    const found = judged({ ...coaching, report: { ...coaching.report, decisions } });
    expect(costliest(found, [], 3).map(({ number }) => number)).toEqual([5, 7]);
    expect(costliest(found, [0], 3).map(({ number }) => number)).toEqual([5]);
  });
});

it('an action is told in three sentences at most, whatever it sets off', () => {
  const info = { game: 'cite', players: 2, seats: [] as TableInfo['seats'] } as TableInfo;
  const event = (n: number) => ({ kind: `event${n}` });
  const did = (n: number): Entry => ({
    ...entry('a'),
    events: Array.from({ length: n }, (_, i) => event(i)),
  });
  const said = (n: number): string => `cite.event.event${n}`;
  expect(acted(did(3), info)).toBe([0, 1, 2].map(said).join(' '));
  expect(acted(did(20), info)).toBe(`${[0, 1, 2].map(said).join(' ')} …`);
  expect(acted(did(0), info)).toContain('log.act');
  expect(acted(undefined, info)).toBe('');
});
