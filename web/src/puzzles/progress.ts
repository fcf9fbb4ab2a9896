// What this device has tried of the puzzles: kept in the browser, without an account; with one,
// the site keeps it, and is brought what was here before.
import { BEGINNING, after, type Progress } from './order';
import { api } from '../lib/api';
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

/** Bring the site of an account what was tried here before there was one; null: nothing was. */
export async function bring(game: string): Promise<MyPuzzles | null> {
  const { tried, solved, failed } = progressOf(game);
  if (tried === 0) return null;
  const brought = { solved, failed: Object.keys(failed) };
  const mine = await api.post<MyPuzzles>(`/api/puzzles/${game}/brought`, brought);
  store(name(game), null);
  return mine;
}

/** One's rating as a sentence names it. */
export const ratingOf = ({ rating }: MyPuzzles): { points: string; give: string } => ({
  points: String(rating.points),
  give: String(rating.give),
});
