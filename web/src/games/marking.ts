// The marks of the last moves: which there are, and what draws them inside a drawing and beside a
// thing on the page.
import { lastMoves, type Touched } from './lastMoves';
import type { Mark } from '../lib/board';
import type { Entry } from '../lib/protocol';

const all = import.meta.glob('./*/touched.ts', { eager: true, import: 'touched' }) as {
  [path: string]: Touched;
};

export const touchedOf = (game: string): Touched => all[`./${game}/touched.ts`] ?? (() => []);

/** The marks of the last moves of a game, as somebody on `seat` is shown them. */
export const marksOf = (
  game: string,
  log: Entry[],
  looking: number | null,
  seat: number | null | undefined,
): Map<string, Mark[]> => lastMoves(log, looking, seat ?? null, touchedOf(game));

export { default as LastMoves } from './LastMoves.svelte';
export { default as LastSeats } from './LastSeats.svelte';
