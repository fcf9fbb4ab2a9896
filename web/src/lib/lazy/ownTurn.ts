// One's latest turn in the log: from the first of its actions on.
import type { Entry } from '../protocol';

const opens = ({ events }: Entry): boolean =>
  (events ?? []).some(({ kind }) => kind === 'round' || kind === 'phase');

/**
 * The actions of the latest turn of one of `seats`, the first one first: those of one seat up to
 * its latest, between which nobody else has acted and no round has begun.
 */
export function latestTurn(log: Entry[], seats: readonly number[]): Entry[] {
  const found: Entry[] = [];
  for (const entry of log.toReversed()) {
    if (entry.undone || entry.ply === null || !/^(act|chance)$/.test(entry.kind)) continue;
    const own = entry.kind === 'act' && seats.includes(entry.seat ?? -1);
    if (found.length === 0 && !own) continue;
    if (found.length > 0 && opens(entry)) break;
    if (entry.kind !== 'act') continue;
    if (found.length > 0 && entry.seat !== found[0]!.seat) break;
    found.unshift(entry);
  }
  return found;
}
