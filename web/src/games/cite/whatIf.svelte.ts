// What a plan or a ghost would score: asked of the server, which alone knows the rules, for these
// eyes only.
import type { Args, Value } from '../../lib/protocol';
import { SIDES, STEPS, numberOf, numbersOf, turnsOf, xy } from './geometry';
import { cardOf, type Planned } from './plan.svelte';
import type { Material, Move, Supposed } from './types';

export interface Asked {
  tiles: Value[];
  pieces: Value[];
  /** Which planned piece or tile stands at each place of the two lists. */
  ids: { pieces: string[]; tiles: string[] };
}

const BUILDING = /^[A-Z]\d$/;
/** Milliseconds between two questions. */
const PAUSE = 220;

/** A plan as the server reads it (docs/protocol.md). */
export function askedOf(items: readonly Planned[], material: Material): Asked {
  const out: Asked = { tiles: [], pieces: [], ids: { pieces: [], tiles: [] } };
  for (const one of items) {
    if (one.piece === 'tile') {
      const { colour, tile, turns } = one;
      out.tiles.push({ colour, tile: tile ?? 1, at: one.cells[0] ?? 'a1', turns });
      out.ids.tiles.push(one.id);
    } else {
      const entry = entryOf(one, items, material);
      if (!entry) continue;
      out.pieces.push({ ...entry, ...(one.colour ? { colour: one.colour } : {}) });
      out.ids.pieces.push(one.id);
    }
  }
  return out;
}

function entryOf(
  one: Planned,
  items: readonly Planned[],
  material: Material,
): { [name: string]: Value } | null {
  const card = cardOf(one.piece);
  if (one.side) return { card, side: one.side };
  const cells = numbersOf(one.cells).map(xy);
  if (cells.length === 0) return { card };
  const left = Math.min(...cells.map((cell) => cell[0]));
  const top = Math.min(...cells.map((cell) => cell[1]));
  const at = 'abcdefgh'[left]! + (top + 1);
  if (one.piece === 'gargoyle' || one.piece === 'museum') {
    const on = items.find(
      (other) =>
        other.id !== one.id && other.piece !== 'tile' && other.cells.includes(one.cells[0]!),
    );
    return on ? { card, on: on.piece } : null;
  }
  if (one.piece === 'statue') return { card, at, side: one.facing ?? SIDES[0]! };
  if (one.piece === 'annex') return { card, at, side: sideOf(one, items) };
  const item = { kind: 'piece' as const, name: one.piece, colour: '', card: null };
  const shape = cells.map(([x, y]) => `${x - left},${y - top}`).sort();
  const turns = turnsOf(material, item).findIndex(
    (way) =>
      way
        .map((cell) => cell.join())
        .sort()
        .join(' ') === shape.join(' '),
  );
  const lies = { at, turns: Math.max(0, turns) };
  return BUILDING.test(one.piece) ? { piece: one.piece, ...lies } : { card, ...lies };
}

/** Towards which building an annex stands: where it was turned to, or where there is one. */
function sideOf(annex: Planned, items: readonly Planned[]): string {
  const [x, y] = xy(numberOf(annex.cells[0]!));
  const stands = (n: number): boolean => {
    const [dx, dy] = STEPS[n]!;
    return items.some(
      (one) =>
        one.id !== annex.id &&
        one.piece !== 'tile' &&
        (annex.of ? one.piece === annex.of : one.colour === annex.colour) &&
        numbersOf(one.cells).some((cell) => xy(cell).join() === `${x + dx},${y + dy}`),
    );
  };
  const turned = SIDES.indexOf(annex.facing ?? '');
  const found = turned >= 0 && stands(turned) ? turned : [0, 1, 2, 3].find(stands);
  return SIDES[found ?? Math.max(0, turned)]!;
}

/** What an action would put down, as the one piece of a plan; null when it puts nothing down. */
export function askedOfMove({ parts }: Move, colour: string): Asked | null {
  if (parts.act !== 'build' && parts.act !== 'use') return null;
  const entry = Object.fromEntries(
    Object.entries(parts).filter(([name, value]) => name !== 'act' && value !== undefined),
  ) as { [name: string]: Value };
  return { tiles: [], pieces: [{ ...entry, colour }], ids: { pieces: [''], tiles: [] } };
}

type Ask = (plan: Args) => Promise<unknown>;

/** Asks at most five times a second, and only for what is wanted last. */
export class Supposing {
  /** The answer to what is wanted now, or to what was wanted a moment ago. */
  now = $state.raw<{ asked: Asked; answer: Supposed } | null>(null);
  /** Whether it is the answer to what is wanted now. */
  fresh = $state(false);
  #wanted: { key: string; asked: Asked } | null = null;
  #answered = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;

  constructor(readonly ask: () => Ask | undefined) {}

  /** `at` names the position: the same plan is asked again when that has changed. */
  want(asked: Asked | null, at: string): void {
    if (!asked) {
      this.#wanted = null;
      this.#answered = '';
      this.now = null;
      this.fresh = false;
      return;
    }
    const key = at + JSON.stringify([asked.tiles, asked.pieces]);
    if (key === this.#wanted?.key) return;
    if (key === this.#answered) {
      // Back to what was answered last: nothing else is wanted any more.
      this.stop();
      this.fresh = this.now !== null;
      return;
    }
    this.#wanted = { key, asked };
    this.fresh = false;
    clearTimeout(this.#timer);
    const wait = Math.max(60, this.#last + PAUSE - performance.now());
    this.#timer = setTimeout(() => void this.#send(), wait);
  }

  async #send(): Promise<void> {
    const wanted = this.#wanted;
    const ask = this.ask();
    if (!wanted || !ask) return;
    this.#last = performance.now();
    const { tiles, pieces } = wanted.asked;
    const answer = (await ask({ tiles, pieces })) as Supposed | null;
    if (this.#wanted !== wanted) return;
    this.#wanted = null;
    this.#answered = wanted.key;
    this.fresh = answer !== null;
    this.now = answer && { asked: wanted.asked, answer };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wanted = null;
  }
}
