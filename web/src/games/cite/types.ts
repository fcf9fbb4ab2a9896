// What La Cité de la Lumière tells. Made by `make schema`: do not edit.
import type { Args } from '../../lib/protocol';

/** A space, counted from another one: to the right and down. */
export type Cell = [number, number];

/** What a viewer may know of a game of La Cité de la Lumière. */
export interface CiteView {
  game: string;
  rules_version: number;
  /** true where all agreed to end the game as it stands, otherwise left out. */
  agreed?: true;
  /** the number of actions so far. */
  ply: number;
  players: number;
  options: { [name: string]: boolean | string };
  /** the seat to act; null while chance draws, and at the end. */
  to_act: number | null;
  /** the seat whose eyes these are; null: an onlooker's. */
  viewer: number | null;
  phase: 'cards' | 'choose' | 'hands' | 'lay' | 'light' | 'over' | 'start';
  start: number | null;
  /** whose turn it is, also while chance draws. */
  turn_of: number | null;
  /** who laid eight tiles first. */
  first: number | null;
  tiles: Paved[];
  /** eight rows: b blue, o orange, m mixed, * streetlight, . nothing laid. */
  ground: string[];
  pieces: Placed[];
  /** buildings taken, by colour. */
  reserve: { [name: string]: string[] };
  /** `open`, or who used it, perhaps `without effect`; only those in play. */
  postcards: { [name: string]: string };
  /** who may still use Metropolitain or Chartier. */
  waiting: { [name: string]: string };
  /** where skull, gargoyle, louvre, river and liberty are; absent until placed. */
  markers: { [name: string]: string };
  /** the building of Levitation that must be placed now. */
  fetched: string | null;
  passes: number;
  seats: CiteSeat[];
  /** buildings that nobody has taken. */
  pool: string[];
  /** null before the second phase. */
  scores: Score[] | null;
}

/** A tile on the ground. */
export interface Paved {
  colour: string;
  tile: number;
  /** the top left space of its square. */
  at: string;
  /** quarters, clockwise. */
  turns: number;
}

/** A piece on the board. */
export interface Placed {
  piece: string;
  colour: string | null;
  cells: string[];
  /** of an annex: the building that it enlarges. */
  of?: string;
  /** of the statue: where it looks. */
  facing?: string;
}

/** A seat. */
export interface CiteSeat {
  seat: number;
  colour: string;
  points: number;
  /** left to activate postcards with. */
  tokens: number;
  /** how many tiles. */
  laid: number;
  /** whether it has a tile in hand. */
  holds: boolean;
  /** its number, to its owner only. */
  hand: number | null;
  /** every tile not laid yet, the one in hand among them. */
  unlaid: number[];
}

/** The score of a seat. */
export interface Score {
  seat: number;
  total: number;
  lines: ScoreLine[];
  /** the visible free spaces of its colour, which break a tie. */
  free: string[];
}

/** A line of a seat's score: what pays how much, by which rule. */
export interface ScoreLine {
  key: string;
  points: number;
  rule: string;
  pieces: LinePiece[];
  args: Args;
}

/** What stands behind a line, with its share where one can be told. */
export interface LinePiece {
  piece: string;
  cells: string[];
  points?: number;
  lamps?: number;
  lit_by?: string[];
}

/** Tiles, buildings and postcards. */
export interface Material {
  /** north-west, north-east, south-west, south-east of each tile, unturned, by colour. */
  tiles: { [name: string]: ('blue' | 'lamp' | 'mixed' | 'orange')[][] };
  buildings: Building[];
  /** every way to lay a piece, in the order of its turns. */
  laid: Laid[];
  postcards: string[];
  /** the rule of each postcard. */
  card_rules: { [name: string]: string };
  /** where the large lamp shines, as steps from it, one list a ray. */
  rays: Cell[][];
}

/** A building, unturned. */
export interface Building {
  id: string;
  size: number;
  cells: Cell[];
}

/** A way to lay a piece. */
export interface Laid {
  piece: string;
  cells: Cell[];
}

/** What is laid on the position for trial: at most 16 tiles and 40 pieces. */
export interface Plan {
  tiles?: PlannedTile[] | null;
  pieces?: PlannedPiece[] | null;
}

/** A tile not laid yet. */
export interface PlannedTile {
  tile: number;
  at: string;
  /** whose it is; left out: the asker's. */
  colour?: string | null;
  /** left out: 0. */
  turns?: number;
  act?: string;
}

/** A building or special piece, or what the parts of a `use` carry. */
export interface PlannedPiece {
  piece?: string;
  card?: string | null;
  effect?: boolean;
  at?: string;
  turns?: number;
  give?: string;
  get?: string;
  on?: string;
  side?: string;
  colour?: string | null;
  cells?: string[];
  act?: string;
}

/** What position and plan would score together. */
export interface Supposed {
  scores: Score[];
  notes: Note[];
}

/** What could not really be placed so, and why. */
export interface Note {
  /** which entry of the plan. */
  index: number;
  of: 'pieces' | 'tiles';
  rule: string | null;
  key: string;
  args: Args;
  /** whether it counts all the same. */
  counted: boolean;
}

/** What an action consists of. */
export interface Parts {
  act: 'lay' | 'take' | 'pass' | 'choose' | 'build' | 'use';
  tile?: number;
  /** of Tour Eiffel the top left of its four spaces. */
  at?: string;
  turns?: number;
  /** of Jardin des Plantes, Fontaine des Mers, Arc de Triomphe, with `turns`. */
  piece?: string;
  card?: string;
  cells?: string[];
  /** false: without its effect. */
  effect?: boolean;
  /** of Levitation, with `get`. */
  give?: string;
  get?: string;
  /**
   * of La Seine an edge, of La Liberté a quarter, of Bouquinistes where the building stands, of Le
   * Penseur where it looks.
   */
  side?: string;
  /** of Notre-Dame and Musée du Louvre: a piece. */
  on?: string;
}

/** What the seat to act knows of its consequences. */
export interface Effect {}

/** A legal action; `text` is its notation. */
export interface Move {
  text: string;
  parts: Parts;
  effect: Effect;
}

/** What can happen, with its values. */
export interface Fact {
  kind:
    | 'start'
    | 'card'
    | 'hand'
    | 'phase'
    | 'laid'
    | 'took'
    | 'passed'
    | 'built'
    | 'used'
    | 'spent'
    | 'swapped'
    | 'skull_gone'
    | 'over';
  seat?: number | null;
  card?: string;
  tile?: number | null;
  phase?: 'lay' | 'light';
  at?: string;
  turns?: number;
  piece?: string;
  how?: 'forced' | 'free' | 'at' | 'on' | 'plain' | 'side' | 'without';
  cells?: string[];
  effect?: boolean;
  give?: string;
  get?: string;
  on?: string;
  side?: string;
  scores?: number[];
  ranks?: number[];
  /** the rule that decided between equals. */
  tiebreak?: string | null;
}
