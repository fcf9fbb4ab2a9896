// Taking back the whole of one's latest turn by a press that is held: once, and letting go does
// nothing more.
import type { Entry } from '../protocol';
import { latestTurn } from './ownTurn';

/** Milliseconds after which a press is held. */
const HOLD = 600;

/**
 * Waits whether the press that has just begun is held; a click comes after it only if it is not.
 * What is taken back is what was there when it began, whatever others do meanwhile: the latest turn
 * of `seats`, from the ply `back` on.
 */
export function holdUndo(
  log: Entry[],
  seats: readonly number[],
  back: number | null,
  undo: (to?: number) => void,
): void {
  const first = latestTurn(log, seats).find(({ ply }) => ply! > (back ?? Infinity));
  const press = new AbortController();
  const { signal } = press;
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const timer = setTimeout(() => {
    addEventListener('click', swallow, { capture: true, signal });
    undo(first && first.ply! - 1);
  }, HOLD);
  const end = (): void => {
    clearTimeout(timer);
    setTimeout(() => press.abort(), 50); // the click of this press comes first
  };
  for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end, { signal });
  addEventListener('contextmenu', swallow, { capture: true, signal });
}
