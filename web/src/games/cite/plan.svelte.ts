// A private plan: pieces and tiles laid anywhere, kept on this device only and told to nobody.
import type { Ghost } from './choice.svelte';
import { nameOf, numberOf, SIDES } from './geometry';
import type { CiteView, Placed } from './types';

export interface Planned extends Placed {
  id: string;
  turns: number;
  tile?: number;
  side?: string;
}

interface Kept {
  items: Planned[];
  start: Planned[];
  ply: number;
}

/** Everything that lies on the table, as planned pieces. */
export function laidOf(view: CiteView): Planned[] {
  const out: Planned[] = view.pieces.map((one) => ({ ...one, id: one.piece, turns: 0 }));
  const { skull, gargoyle, louvre, river, liberty } = view.markers;
  const cellsOf = (piece: string): string[] =>
    view.pieces.find((one) => one.piece === piece)?.cells.slice(0, 1) ?? [];
  const mark = (piece: string, cells: string[], side?: string): void => {
    out.push({ id: piece, piece, colour: null, cells, turns: 0, side });
  };
  if (skull) mark('skull', [skull]);
  if (gargoyle) mark('gargoyle', cellsOf(gargoyle));
  if (louvre) mark('museum', cellsOf(louvre));
  if (river) mark('seine', [], river);
  if (liberty) mark('liberty', [], liberty);
  return out;
}

export class Plan {
  items = $state.raw<Planned[]>([]);
  #start: Planned[] = [];
  #ply = -1;
  #key: string | null = null;

  /** Takes up the plan of a seat at a table, empty at first. */
  open(table: string, seat: number | null): void {
    const key = seat === null ? null : `lutetia.plan.${table}.${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    let kept: Partial<Kept> = {};
    try {
      kept = JSON.parse((key && localStorage.getItem(key)) || '{}') as Partial<Kept>;
    } catch {
      // A plan that cannot be read is an empty plan.
    }
    this.items = Array.isArray(kept.items) ? kept.items : [];
    this.#start = Array.isArray(kept.start) ? kept.start : this.items;
    this.#ply = kept.ply ?? -1;
  }

  /** A turn begins: this is what Reload comes back to. */
  begin(ply: number): void {
    if (ply === this.#ply) return;
    this.#ply = ply;
    this.#start = this.items;
    this.#keep();
  }

  #keep(): void {
    if (!this.#key) return;
    try {
      const kept: Kept = { items: this.items, start: this.#start, ply: this.#ply };
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Without storage the plan lasts as long as the page.
    }
  }

  #set(items: Planned[]): void {
    this.items = items;
    this.#keep();
  }

  put(ghost: Ghost): void {
    const { item } = ghost;
    const id = item.kind === 'tile' ? `${item.colour}/${item.tile}` : item.name;
    const one: Planned = {
      id,
      piece: item.kind === 'tile' ? 'tile' : item.name,
      colour: item.colour,
      cells: ghost.cells.map(nameOf),
      turns: ghost.turns,
      tile: item.tile,
      side: ghost.side ?? undefined,
      facing: item.name === 'statue' ? SIDES[ghost.turns] : undefined,
    };
    this.#set([...this.items.filter((other) => other.id !== id), one]);
  }

  remove(id: string): void {
    this.#set(this.items.filter((one) => one.id !== id));
  }

  /** The topmost piece on a space; tiles lie below. */
  at(cell: number): Planned | undefined {
    const here = this.items.filter(
      (one) => !one.side && one.cells.some((c) => numberOf(c) === cell),
    );
    return here.findLast((one) => one.piece !== 'tile') ?? here.at(-1);
  }

  reload(): void {
    this.#set(this.#start);
  }

  /** Adds what has been placed in the game; a tile that lies there in truth is no longer planned. */
  sync(view: CiteView): void {
    const laid = laidOf(view);
    const gone = new Set(laid.map((one) => one.id));
    for (const tile of view.tiles) gone.add(`${tile.colour}/${tile.tile}`);
    this.#set([...this.items.filter((one) => !gone.has(one.id)), ...laid]);
  }

  reset(view: CiteView): void {
    this.#set(laidOf(view));
  }
}
