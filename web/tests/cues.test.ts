// What there is to hear when a table tells something new.
import { expect, it } from 'vitest';
import { CUES, cuesOf } from '../src/sound/cues';
import type { Entry } from '../src/lib/protocol';
import { start, type Session } from '../src/lib/session';

const entry = (kind: Entry['kind'], seat: number | null, more: Partial<Entry> = {}): Entry => ({
  n: 1,
  ply: 1,
  seat,
  kind,
  events: [],
  ...more,
});
/** A table at which seat 0 looks on, having just been told of `fresh`. */
function told(fresh: Entry[], mine = false, more: object = {}): Session {
  const table = { id: 't', status: 'playing', ask: null, ...more };
  const you = { seats: [0], seat: 0, name: 'Ada' };
  return { ...start, table, you, turn: { mine }, fresh } as unknown as Session;
}
const heard = (fresh: Entry[], mine = false, before = told([]), more = {}): string[] =>
  cuesOf(before, told(fresh, mine, more));

it('has a dozen sounds', () => expect(CUES.length).toBe(12));

it('says what others did, and then that it is my turn', () => {
  expect(heard([entry('act', 1)])).toEqual(['other']);
  expect(heard([entry('act', 1)], true)).toEqual(['other', 'turn']);
  expect(heard([entry('act', 1), entry('chance', null)], true)).toEqual(['other', 'turn']);
  expect(heard([entry('act', 0)])).toEqual(['own']);
  // A step within my own turn is no new turn; a whole round of others while I was away is.
  expect(heard([entry('act', 0)], true, told([], true))).toEqual(['own']);
  expect(heard([entry('act', 0), entry('act', 1)], true, told([], true))).toContain('turn');
});

it('hears points before wood, and questions to me before both', () => {
  const scored = entry('act', 1, { events: [{ kind: 'small', seat: 1, points: 2 }] });
  expect(heard([entry('act', 0), scored])).toEqual(['points']);
  const ask = { ask: { need: [0] } };
  expect(heard([scored, entry('asked', 1)], false, told([]), ask)).toEqual(['asked']);
  expect(heard([entry('asked', 1)])).toEqual([]);
});

it('is quiet about what I say, about the past, and when a page opens', () => {
  expect(heard([entry('chat', 0, { name: 'Ada' })])).toEqual([]);
  expect(heard([entry('chat', 1, { name: 'Ben' })])).toEqual(['chat']);
  expect(cuesOf(null, told([entry('act', 1)]))).toEqual([]);
  expect(cuesOf(start, told([entry('act', 1)], true))).toEqual([]);
  const same = told([entry('act', 1)]);
  expect(cuesOf(same, { ...same })).toEqual([]);
});
