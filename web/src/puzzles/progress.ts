// What this device has tried of the puzzles: kept in the browser, without an account.
import { BEGINNING, after, type Progress } from './order';
import { store, stored } from '../lib/prefs.svelte';

const name = (game: string): string => `puzzles ${game}`;

export function progressOf(game: string): Progress {
  try {
    const kept: unknown = JSON.parse(stored(name(game)) ?? 'null');
    return { ...BEGINNING, ...(kept as Partial<Progress> | null) };
  } catch {
    return BEGINNING;
  }
}

export function keep(game: string, id: string, right: boolean): void {
  store(name(game), JSON.stringify(after(progressOf(game), id, right)));
}
