// What lies on the table in one view and did not in the one before: what somebody has just done.
import { tEvent } from '../../lib/lang.svelte';
import type { BoardProps } from '../../lib/board';
import type { CiteView } from './types';

export interface Recent {
  /** Tiles by their top left space, and pieces and markers by name. */
  laid: string[];
  /** The spaces of each thing, to be marked. */
  marks: string[][];
  /** Buildings taken, and postcards turned or held. */
  taken: string[];
  cards: string[];
}

const nothing: Recent = { laid: [], marks: [], taken: [], cards: [] };

const SQUARE = (at: string): string[] => {
  const [x, y] = [at.charCodeAt(0), Number(at[1])];
  return [0, 1].flatMap((dy) => [0, 1].map((dx) => String.fromCharCode(x + dx) + (y + dy)));
};

function recent(before: CiteView, after: CiteView): Recent {
  const tiles = new Set(before.tiles.map(({ at }) => at));
  const pieces = new Set(before.pieces.map(({ piece }) => piece));
  const newTiles = after.tiles.filter(({ at }) => !tiles.has(at));
  const newPieces = after.pieces.filter(({ piece }) => !pieces.has(piece));
  const { skull } = after.markers;
  const newSkull = skull && !before.markers.skull ? [[skull]] : [];
  const held = (view: CiteView): string[] => Object.values(view.reserve).flat();
  return {
    laid: [...newTiles.map(({ at }) => at), ...newPieces.map(({ piece }) => piece)],
    marks: [
      ...newTiles.map(({ at }) => SQUARE(at)),
      ...newPieces.map(({ cells }) => cells),
      ...newSkull,
    ],
    taken: held(after).filter((piece) => !held(before).includes(piece)),
    cards: Object.keys(after.postcards).filter(
      (card) =>
        after.postcards[card] !== before.postcards[card] && before.postcards[card] !== undefined,
    ),
  };
}

/** Both, one after the other. */
const joined = (a: Recent, b: Recent): Recent => ({
  laid: [...a.laid, ...b.laid],
  marks: [...a.marks, ...b.marks],
  taken: [...a.taken, ...b.taken],
  cards: [...a.cards, ...b.cards],
});

/** Milliseconds in which a piece is seen to arrive. */
const ARRIVAL = 1200;

/** Compares each view with the one before. */
export class Watch {
  /** What others have done since one's own last action; while looking back, what this ply did. */
  fresh = $state.raw<Recent>(nothing);
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
    const seen = forward ? recent(before, now) : nothing;
    this.fresh = !forward || own ? nothing : live ? joined(this.fresh, seen) : seen;
    this.arriving = forward && !own ? seen.laid : [];
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
