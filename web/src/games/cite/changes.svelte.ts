// What lies on the board in one view and did not in the one before: it is seen to arrive.
import { tEvent } from '../../lib/lang.svelte';
import type { BoardProps } from '../../lib/board';
import type { CiteView } from './types';

/** Tiles by their top left space, and pieces by name. */
const lain = ({ tiles, pieces }: CiteView): string[] => [
  ...tiles.map(({ at }) => at),
  ...pieces.map(({ piece }) => piece),
];

/** Milliseconds in which a piece is seen to arrive. */
const ARRIVAL = 1200;

/** Compares each view with the one before. */
export class Watch {
  arriving = $state.raw<readonly string[]>([]);
  /** The last action of all, in words. */
  last = $state('');
  #before: CiteView | null = null;
  #live = true;
  #timer: ReturnType<typeof setTimeout> | undefined;

  see(now: CiteView, { live, entries, you, table }: BoardProps): void {
    const before = this.#before;
    if (now === before) return;
    const by = now.ply - (before?.ply ?? now.ply);
    const own = live && you?.seats.includes(before?.to_act ?? -1) === true;
    const forward = before !== null && by > 0 && this.#live === live && (live || by < 3);
    const old = forward && !own && lain(before);
    this.arriving = old ? lain(now).filter((one) => !old.includes(one)) : [];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.arriving = []), ARRIVAL);
    const acts = live ? entries.filter(({ kind, events }) => kind === 'act' && events[0]) : [];
    if (acts.length > 0) this.last = tEvent('cite', acts.at(-1)!.events[0]!, table);
    else if (!live || by < 0) this.last = '';
    this.#before = now;
    this.#live = live;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
