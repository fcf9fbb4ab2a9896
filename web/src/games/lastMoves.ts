// The last turn of every seat as marks on the board, now or at the ply looked at. Which places an
// entry touched, its game says.
import type { Mark } from '../lib/board';
import type { Entry, Event } from '../lib/protocol';

export type Touched = (entry: Entry) => string[];

/**
 * Marks by place. `own` is whose eyes look: what others have done since that seat's last turn is
 * new to them. Whoever only
 * looks on, or looks back (`ply`), finds the latest turn new.
 */
export function lastMoves(
  entries: readonly Entry[],
  ply: number | null,
  own: number | null,
  touched: Touched,
): Map<string, Mark[]> {
  const marks = new Map<string, Mark[]>();
  const done = new Set<number>();
  const eyes = ply === null ? own : null;
  let turn: number | null = null;
  let fresh = true;
  /** What chance brought after an action belongs to it. */
  let after: Event[] = [];
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i]!;
    const { kind, seat, events } = entry;
    if (entry.ply === null || (ply !== null && entry.ply > ply)) continue;
    if (kind === 'chance') after = [...events, ...after];
    if (kind !== 'act' || seat === null) continue;
    const whole = { ...entry, events: [...events, ...after] };
    after = [];
    if (seat !== turn) {
      if (turn !== null) done.add(turn);
      if (eyes === null ? turn !== null : seat === eyes) fresh = false;
      turn = seat;
    }
    if (done.has(seat)) continue;
    for (const place of touched(whole)) {
      const here = marks.get(place) ?? [];
      if (!here.some((mark) => mark.seat === seat)) marks.set(place, [...here, { seat, fresh }]);
    }
  }
  return marks;
}
