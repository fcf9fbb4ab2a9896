// The marks of the last moves can wait until somebody looks on.
import { late } from '../lib/late';

let found: Promise<typeof import('./LastMoves.svelte')> | undefined;

/** What draws them, loaded once. */
export const marking = (): Promise<typeof import('./LastMoves.svelte')> =>
  (found ??= late(() => import('./LastMoves.svelte')));
