// What this device has tried of the puzzles: kept in the browser, without an account; with one,
// the site keeps it.
import { BEGINNING, after, type Progress } from './order';
import { store, stored } from '../lib/prefs.svelte';
import type { MyPuzzles } from '../lib/protocol';

const name = (game: string): string => `puzzles ${game}`;

export function progressOf(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(stored(name(game)) ?? 'null');
    return { ...BEGINNING, ...(kept as Partial<Progress> | null) };
  } catch {
    return BEGINNING;
  }
}

/** Whether this device was told the solution already. */
export function told(game: string, id: string): boolean {
  const { solved, failed } = progressOf(game);
  return solved.includes(id) || id in failed;
}

export function keep(game: string, id: string, right: boolean): void {
  store(name(game), JSON.stringify(after(progressOf(game), id, right)));
}

/** One's rating as a sentence names it. */
export const ratingOf = ({ rating }: MyPuzzles): { points: string; give: string } => ({
  points: String(rating.points),
  give: String(rating.give),
});
