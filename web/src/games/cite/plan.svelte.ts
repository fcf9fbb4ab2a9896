// A private plan: pieces, tiles and postcards laid anywhere, kept in this browser only and told to
// nobody.
import type { Ghost } from './heldItem.svelte';
import { MARKER_OF, nameOf, numberOf, PIECE_OF, SIDES, turned, xy } from './geometry';
import type { CiteView, Material, Placed } from './types';

export interface Planned extends Placed {
  id: string;
  turns: number;
  /** Of a tile: its number. */
  tile?: number;
  /** Of the Seine and Liberty: where along the board. */
  side?: string;
  /**
   * It lay in the game already when it was planned elsewhere: what would be, had it been laid here.
   */
  moved?: boolean;
}

interface Kept {
  items: Planned[];
  start: Planned[];
  ply: number;
  /** When it was last changed, in milliseconds. */
  at: number;
}

const PREFIX = 'lutetia.plan.';
/** Plans of so many seats are kept; those changed longest ago go first. */
const MAX_PLANS = 60;

const CARD_OF: { [piece: string]: string } = Object.fromEntries(
  [...Object.entries(PIECE_OF), ...Object.entries(MARKER_OF)].map(([card, piece]) => [piece, card]),
);
/** The postcard that brings a piece; a postcard without one stands for itself. */
export const cardOf = (piece: string): string => CARD_OF[piece] ?? piece;

/** Everything that lies on the table, as planned pieces. */
export function laidOf(view: CiteView): Planned[] {
  const out: Planned[] = view.pieces.map((one) => ({ ...one, id: one.piece, turns: 0 }));
  const { skull, gargoyle, louvre, river, liberty } = view.markers;
  const cellsOf = (piece: string): string[] =>
    view.pieces.find((one) => one.piece === piece)?.cells.slice(0, 1) ?? [];
  const mark = (piece: string, cells: string[], side?: string): void => {
    const colour = view.postcards[cardOf(piece)]?.split(' ')[0] ?? null;
    out.push({ id: piece, piece, colour, cells, turns: 0, side });
  };
  if (skull) mark('skull', [skull]);
  if (gargoyle) mark('gargoyle', cellsOf(gargoyle));
  if (louvre) mark('museum', cellsOf(louvre));
  if (river) mark('seine', [], river);
  if (liberty) mark('liberty', [], liberty);
  return out;
}

/** Whether two planned pieces lie the same way. */
export const alike = (a: Planned, b: Planned): boolean =>
  a.id === b.id &&
  a.colour === b.colour &&
  (a.side ?? '') === (b.side ?? '') &&
  (a.facing ?? '') === (b.facing ?? '') &&
  [...a.cells].sort().join() === [...b.cells].sort().join();

/**
 * What a plan shows: what lies in the game as it lies, and over it what is planned. A piece that
 * was planned and has been
 * laid elsewhere since lies where it was laid.
 */
export function overlaid(
  laid: readonly Planned[],
  items: readonly Planned[],
): { built: Planned[]; planned: Planned[] } {
  const planned = items.filter(
    (one) => one.moved || !laid.some((other) => other.id === one.id && !alike(one, other)),
  );
  const built = laid.filter((one) => !planned.some(({ id }) => id === one.id));
  return { built, planned };
}

/** The ground with the tiles of a plan laid where nothing lies yet. */
export function paved(view: CiteView, material: Material, items: readonly Planned[]): string[] {
  const rows = view.ground.map((row) => [...row]);
  for (const one of items) {
    if (one.piece !== 'tile' || !one.cells[0]) continue;
    const [x, y] = xy(numberOf(one.cells[0]));
    if (rows[y]?.[x] !== '.') continue;
    const corners = material.tiles[one.colour ?? '']?.[(one.tile ?? 1) - 1] ?? [];
    turned(corners, one.turns).forEach((word, i) => {
      const letter = { blue: 'b', orange: 'o', mixed: 'm', lamp: '*' }[word] ?? '.';
      rows[y + (i > 1 ? 1 : 0)]![x + (i % 2)] = letter;
    });
  }
  return rows.map((row) => row.join(''));
}

/** What is in hand, as a planned piece. */
export function plannedOf({ item, cells, turns, side }: Ghost): Planned {
  const tile = item.kind === 'tile';
  return {
    id: tile ? `${item.colour}/${item.tile}` : item.name,
    piece: tile ? 'tile' : item.name,
    colour: item.colour,
    cells: side ? [] : cells.map(nameOf),
    turns,
    tile: item.tile,
    side: side ?? undefined,
    facing: item.name === 'statue' || item.name === 'annex' ? SIDES[turns] : undefined,
  };
}

const isPlanned = (one: Partial<Planned> | null): one is Planned =>
  typeof one?.id === 'string' &&
  typeof one.piece === 'string' &&
  Array.isArray(one.cells) &&
  one.cells.every((cell) => /^[a-h][1-8]$/.test(cell));

function readPlan(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? '') as Partial<Kept>;
    const items = (kept.items ?? []).filter(isPlanned);
    const start = (kept.start ?? []).filter(isPlanned);
    return { items, start, ply: Number(kept.ply ?? -1), at: Number(kept.at ?? 0) };
  } catch {
    // A plan that cannot be read is no plan.
    return null;
  }
}

/** Forgets the plans changed longest ago. */
function tidy(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= MAX_PLANS) return;
  const age = (key: string): number => readPlan(localStorage.getItem(key))?.at ?? 0;
  keys.sort((a, b) => age(b) - age(a));
  for (const key of keys.slice(MAX_PLANS)) localStorage.removeItem(key);
}

export class Plan {
  items = $state.raw<Planned[]>([]);
  #start = $state.raw<Planned[]>([]);
  #ply = -1;
  #key: string | null = null;

  /** Takes up the plan of a seat at a table, empty at first; without a seat there is none. */
  open(table: string, seat: number | null): void {
    const key = seat === null ? null : `${PREFIX}${table}.${seat}`;
    if (key === this.#key) return;
    this.#key = key;
    let kept: Kept | null = null;
    try {
      kept = key === null ? null : readPlan(localStorage.getItem(key));
    } catch {
      // Without storage the plan lasts as long as the page.
    }
    this.items = kept?.items ?? [];
    this.#start = kept?.start ?? [];
    this.#ply = kept?.ply ?? -1;
  }

  /** A turn begins: this is what Reload comes back to. */
  begin(ply: number): void {
    if (ply === this.#ply) return;
    this.#ply = ply;
    this.#start = this.items;
    this.#keep();
  }

  get changed(): boolean {
    return this.items !== this.#start;
  }

  #keep(): void {
    if (!this.#key) return;
    try {
      const kept: Kept = { items: this.items, start: this.#start, ply: this.#ply, at: Date.now() };
      localStorage.setItem(this.#key, JSON.stringify(kept));
      tidy();
    } catch {
      // As above.
    }
  }

  #set(items: Planned[]): void {
    this.items = items;
    this.#keep();
  }

  #add(one: Planned): void {
    this.#set([...this.items.filter((other) => other.id !== one.id), one]);
  }

  put(ghost: Ghost, view: CiteView): void {
    const one = plannedOf(ghost);
    this.#add(laidOf(view).some(({ id }) => id === one.id) ? { ...one, moved: true } : one);
  }

  /** Counts on a postcard that puts nothing on the board, or no longer. */
  count(card: string, colour: string): void {
    const now = this.items.find((one) => one.id === card);
    if (now?.colour === colour) this.remove(card);
    else this.#add({ id: card, piece: card, colour, cells: [], turns: 0 });
  }

  remove(id: string): void {
    this.#set(this.items.filter((one) => one.id !== id));
  }

  /** The topmost piece on a space; tiles lie below. */
  at(cell: number): Planned | undefined {
    const here = this.items.filter((one) => one.cells.some((c) => numberOf(c) === cell));
    return here.findLast((one) => one.piece !== 'tile') ?? here.at(-1);
  }

  reload(): void {
    this.#set(this.#start);
  }

  /**
   * Adds what has been placed in the game; a tile that lies there in truth is no longer planned.
   */
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
