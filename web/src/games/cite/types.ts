// The parts of the material and the view that the drawing of La Cité de la Lumière reads (docs/protocol.md).
import type { Args, Legal, SeatView, View } from '../../lib/protocol';

export type Colour = 'blue' | 'orange';
export type Cell = readonly [number, number];

export interface Material {
  /** North-west, north-east, south-west, south-east of each tile, unturned. */
  tiles: { [colour: string]: string[][] };
  buildings: { id: string; size: number; cells: Cell[] }[];
  /** Every way to lay a piece, in the order of its turns. */
  laid: { piece: string; cells: Cell[] }[];
  postcards: string[];
  /** The rule of each postcard. */
  card_rules: { [card: string]: string };
  rays: Cell[][];
}

export interface CiteSeat extends SeatView {
  colour: Colour;
  tokens: number;
  laid: number;
  holds: boolean;
  hand: number | null;
  unlaid: number[];
}

export interface Placed {
  piece: string;
  colour: string | null;
  cells: string[];
  of?: string;
  facing?: string;
}

export interface ScoreLine {
  key: string;
  points: number;
  rule: string | null;
  args: Args;
  pieces: { piece: string; cells: string[]; lamps?: number; lit_by?: string[]; points?: number }[];
}

export interface Score {
  seat: number;
  total: number;
  lines: ScoreLine[];
  /** The visible free spaces of the seat's colour: they break a tie. */
  free: string[];
}

export interface CiteView extends View {
  seats: CiteSeat[];
  ground: string[];
  tiles: { colour: string; tile: number; at: string; turns: number }[];
  pieces: Placed[];
  pool: string[];
  reserve: { [colour: string]: string[] };
  postcards: { [card: string]: string };
  waiting: { [card: string]: string };
  markers: { [name: string]: string };
  fetched: string | null;
  scores: Score[] | null;
}

export interface Move extends Omit<Legal, 'parts'> {
  parts: {
    act: 'lay' | 'take' | 'pass' | 'choose' | 'build' | 'use';
    tile?: number;
    piece?: string;
    card?: string;
    effect?: boolean;
    at?: string;
    turns?: number;
    cells?: string[];
    side?: string;
    on?: string;
    give?: string;
    get?: string;
  };
}

/** What is about to be put on the board. */
export interface Item {
  kind: 'tile' | 'piece' | 'on' | 'side';
  /** The piece, or the postcard that needs none. */
  name: string;
  colour: string;
  card: string | null;
  tile?: number;
}

/** What a score line lights up: spaces, a postcard, the reserve of a colour. */
export interface Shine {
  key: string;
  cells: string[];
  card: string | null;
  reserve: string | null;
}
