// The marks of the last moves: which there are, and what draws them inside a drawing and beside a
// thing on the page.
import type { Touched } from './lastMoves';

const all = import.meta.glob('./*/touched.ts', { eager: true, import: 'touched' }) as {
  [path: string]: Touched;
};

export const touchedOf = (game: string): Touched => all[`./${game}/touched.ts`] ?? (() => []);
export { lastMoves } from './lastMoves';
export { default as LastMoves } from './LastMoves.svelte';
export { default as LastSeats } from './LastSeats.svelte';
