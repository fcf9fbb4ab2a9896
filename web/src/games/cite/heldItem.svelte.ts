// What is in hand above the board: which item, turned how, over which space, and whether it was put
// down.
import {
  gripOf,
  isBuilding,
  nameOf,
  numberOf,
  numbersOf,
  QUARTERS,
  SIDES,
  turned,
  turnsOf,
  xy,
} from './geometry';
import type { Item } from './items';
import type { CiteView, Material, Move } from './types';

export interface Ghost {
  item: Item;
  turns: number;
  corner: number;
  cells: number[];
  side: string | null;
  /** Not pushed inwards at an edge. */
  straight: boolean;
  /** The action that this would be; in a plan there is none. */
  move: Move | null;
}

interface Asked {
  material: () => Material;
  view: () => CiteView;
  moves: () => Move[];
  /** A plan knows no rules. */
  free: boolean;
}

const ALL = [...Array(64).keys()];
export const turnOf = ({ parts: { side, turns } }: Move): number =>
  side ? SIDES.indexOf(side) : (turns ?? 0);
/** How far a space is from each side, in the order of the sides. */
const away = (cell: number): number[] => {
  const [x, y] = xy(cell);
  return [y, 7 - x, 7 - y, x];
};
/** In which quarter of the board a space is: east of the middle counts 1, south of it 2. */
const quarter = (cell: number): number => (cell & 4) / 4 + (cell & 32) / 16;
/** The places of the Seine, and those of what goes in a quarter. */
const middles = (name: string): number[] => (name === 'seine' ? EDGE_MIDDLE : QUARTER_MIDDLE);
const EDGE_MIDDLE = [3, 31, 59, 24];
const QUARTER_MIDDLE = [9, 14, 49, 54];

export class HeldItem {
  item = $state.raw<Item | null>(null);
  turns = $state(0);
  /** The space that the item's grip is over. */
  cursor = $state<number | null>(null);
  /** How often something was let go where it does not fit. */
  refusals = $state(0);
  /** Where it was put down in vain. */
  #vain: number | null = null;
  staged = $state.raw<{ move: Move; ghost: Ghost | null } | null>(null);
  readonly #from: Asked;

  constructor(from: Asked) {
    this.#from = from;
  }

  moves = $derived.by((): Move[] => {
    const item = this.item;
    if (!item) return [];
    return this.#from.moves().filter(({ parts }) => {
      if (item.kind === 'tile') return parts.act === 'lay';
      if (item.card) return parts.act === 'use' && parts.card === item.card && parts.effect;
      return parts.act === 'build' && parts.piece === item.name;
    });
  });

  shapes = $derived.by(() => (this.item ? turnsOf(this.#from.material(), this.item) : []));
  ghost = $derived(
    this.staged ? this.staged.ghost : this.cursor === null ? null : this.over(this.cursor),
  );

  /**
   * The spaces that stand for a place of their own; a plan, a tile, an edge and a building have
   * fewer than 64.
   */
  targets = $derived.by((): readonly number[] => {
    const { item } = this;
    if (item?.kind === 'tile') return ALL.filter((cell) => cell % 2 === 0 && cell % 16 < 8);
    if (item?.kind === 'side') return middles(item.name);
    if (item?.kind === 'on')
      return this.#from
        .view()
        .pieces.filter(({ piece }) => piece !== 'annex' && isBuilding(piece))
        .map(({ cells }) => numberOf(cells[0]!));
    return ALL;
  });

  /** The spaces over which the item, turned as it is, may be let go: one for each place. */
  lit = $derived.by((): Map<number, Ghost> => {
    const lit = new Map<number, Ghost>();
    const seen = new Set<Move>();
    // At the edges several spaces mean the same place: the piece is pushed inwards. The last of
    // them is where it hangs by its grip.
    for (const cell of this.item ? this.targets : []) {
      const ghost = this.over(cell);
      if (!ghost?.move || (seen.has(ghost.move) && !ghost.straight)) continue;
      if (seen.has(ghost.move))
        for (const [at, one] of lit) if (one.move === ghost.move) lit.delete(at);
      seen.add(ghost.move);
      lit.set(cell, ghost);
    }
    return lit;
  });

  /** The four fields of the tile in hand as it is turned, row by row; null when no tile is. */
  get fields(): string[] | null {
    const { item, ghost } = this;
    if (item?.kind !== 'tile') return null;
    const corners = this.#from.material().tiles[item.colour]?.[(item.tile ?? 1) - 1] ?? [];
    return turned(corners, ghost?.turns ?? this.turns);
  }

  /** Whether the item would fit over a space if it were turned. */
  fitsTurned(cell: number): boolean {
    return this.shapes.some((_, turns) => this.over(cell, turns)?.move);
  }

  over(cell: number, want = this.turns): Ghost | null {
    const item = this.item;
    if (!item) return null;
    const base = { item, turns: want, corner: cell, side: null, straight: true };
    if (item.kind === 'on') {
      const name = nameOf(cell);
      const found = this.#from.view().pieces.find((one) => one.cells.includes(name));
      const on = found?.piece === 'annex' ? found.of : found?.piece;
      const move = this.moves.find(({ parts }) => parts.on === on) ?? null;
      return { ...base, cells: found ? numbersOf(found.cells) : [cell], move };
    }
    if (item.kind === 'side') {
      const seine = item.name === 'seine';
      const far = away(cell);
      const n = seine ? far.indexOf(Math.min(...far)) : quarter(cell);
      const side = (seine ? SIDES : QUARTERS)[n]!;
      const cells = ALL.filter((one) => (seine ? away(one)[n] === 0 : quarter(one) === n));
      const move = this.moves.find(({ parts }) => parts.side === side) ?? null;
      return { ...base, turns: n, cells, side, move };
    }
    const [x, y] = xy(cell);
    const turns = want % this.shapes.length;
    const shape = this.shapes[turns]!;
    const [gx, gy] = item.kind === 'tile' ? [0, 0] : gripOf(shape);
    const wide = Math.max(...shape.map((one) => one[0]));
    const high = Math.max(...shape.map((one) => one[1]));
    let cx = Math.max(0, Math.min(7 - wide, x - gx));
    let cy = Math.max(0, Math.min(7 - high, y - gy));
    if (item.kind === 'tile') [cx, cy] = [x - (x % 2), y - (y % 2)];
    const corner = cy * 8 + cx;
    const straight = cx === x - gx && cy === y - gy;
    const cells = shape.map(([dx, dy]) => corner + dy * 8 + dx);
    const here = this.moves.filter(({ parts }) => parts.at && numberOf(parts.at) === corner);
    let move = here.find((one) => turnOf(one) === turns) ?? null;
    let as = turns;
    // A stand and a front that only some sides allow: the first of those is taken.
    if (!move && here[0]?.parts.side) {
      move = here[0];
      as = turnOf(move);
    }
    return { ...base, turns: as, corner, cells, move, straight };
  }

  pick(item: Item, byKeyboard: boolean, turns = 0, cursor: number | null = null): void {
    this.staged = null;
    this.#vain = null;
    this.item = item;
    this.turns = turns;
    this.cursor = cursor;
    if (this.#from.free) {
      if (byKeyboard && cursor === null) this.cursor = 27;
      return;
    }
    // Turn it until it fits somewhere.
    for (let i = 0; i < this.shapes.length && this.lit.size === 0; i++) this.turns = i;
    if (byKeyboard) this.cursor = this.nearest();
  }

  /** The place to begin at by keyboard: the legal one nearest to the middle. */
  nearest(): number {
    const from = this.lit.size > 0 ? [...this.lit.keys()] : this.targets;
    return [...from].sort((a, b) => near(a) - near(b))[0] ?? 27;
  }

  turn(by: number): void {
    if (!this.item) return;
    const { staged } = this;
    this.unstage();
    if (this.item.kind === 'side') {
      const now = this.cursor === null ? -1 : (this.over(this.cursor)?.turns ?? 0);
      this.cursor = middles(this.item.name)[(now + by + 4) % 4]!;
    } else {
      const now = this.ghost?.turns ?? this.turns;
      this.turns = (now + by + this.shapes.length) % Math.max(1, this.shapes.length);
    }
    // What was put down stays so where it fits, turned, as well.
    const { ghost } = this;
    if (staged && ghost?.move) this.stage(ghost.move, ghost);
  }

  /** Moves the cursor to the next target in a direction. */
  step(dx: number, dy: number): void {
    this.unstage();
    const now = this.cursor ?? this.nearest();
    const [x, y] = xy(now);
    let least = Infinity;
    for (const cell of this.targets) {
      const [cx, cy] = xy(cell);
      const along = (cx - x) * dx + (cy - y) * dy;
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
      if (along <= 0 || along + 2.5 * aside >= least) continue;
      least = along + 2.5 * aside;
      this.cursor = cell;
    }
    this.cursor ??= now;
  }

  /** It may not lie where it is. */
  refuse(): void {
    this.refusals += 1;
    this.#vain = this.cursor;
  }
  /** Nothing is pointed at; why it was refused stays to be read, and its rule to be opened. */
  leave(): void {
    this.cursor = this.#vain;
  }

  stage(move: Move, ghost: Ghost | null = null): void {
    this.#vain = null;
    this.staged = { move, ghost };
    if (!ghost) this.item = null;
  }

  unstage(): void {
    this.staged = null;
  }

  clear(): void {
    this.staged = null;
    this.#vain = null;
    this.item = null;
    this.cursor = null;
    this.turns = 0;
  }
}

const near = (cell: number): number =>
  Math.abs((cell % 8) - 3.5) + Math.abs(Math.floor(cell / 8) - 3.5);
