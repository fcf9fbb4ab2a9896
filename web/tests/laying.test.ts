// Whether somebody has begun a turn that is theirs to go on with.
import { expect, it } from 'vitest';
import { begun } from '../src/table/sight/laying';
import { start, type Session } from '../src/lib/session';
import type { Entry } from '../src/lib/protocol';

const entry = (n: number, kind: string, seat: number | null, more = {}): Entry =>
  ({ n, ply: n, kind, seat, events: [], ...more }) as unknown as Entry;

const at = (entries: Entry[], toAct: number, mine: boolean): Session =>
  ({
    ...start,
    entries,
    turn: { mine, to_act: toAct },
    you: { seats: [0], seat: 0 },
  }) as unknown as Session;

it('a first step of a turn that goes on is one', () => {
  expect(begun(at([entry(1, 'act', 1), entry(2, 'act', 0)], 0, true))).toBe(true);
});

it('what others did last, or what was taken back, begins nothing', () => {
  expect(begun(at([entry(1, 'act', 0), entry(2, 'act', 1)], 0, true))).toBe(false);
  expect(begun(at([entry(1, 'act', 1), entry(2, 'act', 0, { undone: true })], 0, true))).toBe(
    false,
  );
  expect(begun(at([entry(1, 'act', 0)], 1, false))).toBe(false);
});

it('an own step that ended a round is no beginning of the next', () => {
  const last = entry(2, 'act', 0, { events: [{ kind: 'round', round: 2 }] });
  expect(begun(at([last], 0, true))).toBe(false);
});
