// The marks of the last moves can wait until somebody looks on.
import { defer } from '../lib/defer';

let found: Promise<typeof import('./marking')> | undefined;

/** What finds and draws them, loaded once. */
export const marking = (): Promise<typeof import('./marking')> =>
  (found ??= defer(() => import('./marking')));
