// What a running clock shows some time after it was told: it stands in weekends and holidays.
import type { Clock, Pause } from '../../lib/protocol';

/** The pause in which the clock stands, so many milliseconds after it was told. */
export const standing = (clock: Clock, after: number): Pause | undefined =>
  clock.pauses?.find((one) => one.since <= after && after < one.until);

/** How long the clock has run so many milliseconds after it was told. */
export function ran(clock: Clock, after: number): number {
  let [time, seen] = [after, 0];
  for (const { since, until } of clock.pauses ?? []) {
    time -= Math.max(0, Math.min(until, after) - Math.max(since, seen));
    seen = Math.max(seen, until);
  }
  return time;
}

/** In how many milliseconds from when it was told the time that runs is up. */
export function up(clock: Clock): number {
  let [at, need] = [0, clock.left[clock.runs ?? 0] ?? 0];
  for (const { since, until } of clock.pauses ?? []) {
    const free = Math.max(0, since - at);
    if (need <= free) break;
    need -= free;
    at = Math.max(at, until);
  }
  return at + need;
}
