// Which puzzle comes next, after what one has tried so far: without an account.
import type { PuzzleInfo } from '../lib/protocol';

/** So many attempts later one that was not solved returns. */
export const PAUSE = 4;

export interface Progress {
  /** Attempts so far. */
  tried: number;
  /** The one solved longest ago first. */
  solved: string[];
  /** By puzzle that was not solved: how many attempts there were then. */
  failed: { [id: string]: number };
}

export const BEGINNING: Progress = { tried: 0, solved: [], failed: {} };

/** What one has tried after an attempt at a puzzle. */
export function after({ tried, solved, failed }: Progress, id: string, right: boolean): Progress {
  const { [id]: _, ...others } = failed;
  const without = solved.filter((one) => one !== id);
  return right
    ? { tried: tried + 1, solved: [...without, id], failed: others }
    : { tried: tried + 1, solved: without, failed: { ...others, [id]: tried + 1 } };
}

/**
 * The puzzle after `last`: of those that are to return the one missed longest ago, else the easiest
 * that is new, else one that is not solved, else what was solved longest ago.
 */
export function nextOf(all: PuzzleInfo[], progress: Progress, last: string | null): string | null {
  const { tried, solved, failed } = progress;
  const ids = all.map(({ id }) => id).filter((id) => id !== last);
  const missed = Object.keys(failed)
    .filter((id) => ids.includes(id))
    .sort((one, other) => failed[one]! - failed[other]!);
  const due = missed.find((id) => tried - failed[id]! >= PAUSE);
  const fresh = ids.find((id) => !solved.includes(id) && !(id in failed));
  return due ?? fresh ?? missed[0] ?? solved.find((id) => ids.includes(id)) ?? null;
}
