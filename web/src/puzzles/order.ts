// Which puzzle comes next, after what one has tried so far: without an account.
import type { PuzzleInfo } from '../lib/protocol';

/** So many attempts later one that was not solved returns. */
export const PAUSE = 4;

export interface Progress {
  /** Attempts so far. */
  tried: number;
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

/** The puzzle after `last`: one that is to return, else the easiest that is new, else any. */
export function nextOf(all: PuzzleInfo[], progress: Progress, last: string | null): string | null {
  const { tried, solved, failed } = progress;
  const others = all.filter(({ id }) => id !== last);
  const due = others.find(({ id }) => tried - (failed[id] ?? Infinity) >= PAUSE);
  const fresh = others.find(({ id }) => !solved.includes(id) && !(id in failed));
  const waiting = others.find(({ id }) => id in failed);
  return (due ?? fresh ?? waiting ?? others[tried % others.length])?.id ?? null;
}
