// How far this device has come in the lessons: kept in the browser, without an account.
import { store, stored } from '../lib/prefs.svelte';

export interface Progress {
  /** What was answered rightly so far, as the server takes it. */
  answers: string[];
  /** The step these led to, from 0: one step may take many answers. */
  at: number;
  /** Questions that were first answered wrongly, by the number of their step. */
  missed: number[];
  /** It was once gone through to its end. */
  done: boolean;
}

export const BEGINNING: Progress = { answers: [], at: 0, missed: [], done: false };
const name = (game: string, lesson: string): string => `course ${game} ${lesson}`;

export function progressOf(game: string, lesson: string): Progress {
  try {
    const kept: unknown = JSON.parse(stored(name(game, lesson)) ?? 'null');
    const known = kept as Partial<Progress> | null;
    // An earlier version kept no step.
    return { ...BEGINNING, at: known?.answers?.length ?? 0, ...known };
  } catch {
    return BEGINNING;
  }
}

export function keep(game: string, lesson: string, progress: Progress): void {
  store(name(game, lesson), JSON.stringify(progress));
}
