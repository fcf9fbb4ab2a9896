// What Paris Paris tells. Made by `make schema`: do not edit.

/** Numbers by id; those with 0 are left out. */
export type Counts = { [name: string]: number };

/** What a viewer may know of a game of Paris Paris. */
export interface ParisView {
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
  phase: 'build' | 'draw' | 'markers' | 'over' | 'start';
  round: number;
  rounds: number;
  /** the seat that begins the round. */
  start: number | null;
  /** builds of this round so far. */
  turn: number;
  /** cards dealt so far. */
  dealt: number;
  seats: ParisSeat[];
  /** by stop, the colours there in the order of the seats; stops without are absent. */
  houses: { [name: string]: string[] };
  /** tiles on offer, in the order drawn. */
  offer: string[];
  parked: string[];
  open_marker: string | null;
  /** houses in the bag, with the option `open_bag` and at the end. */
  bag: Counts | null;
  /** stacks still closed. */
  stacks: number;
}

/** A seat. */
export interface ParisSeat {
  seat: number;
  colour: string;
  small: number;
  big: number;
  special: number;
  /** for its houses in the bag. */
  bag: number;
  points: number;
  /** on the board. */
  houses: number;
  /** the route of its card: one's own, and all at the end. */
  marker: string | null;
}

/** The map. */
export interface Material {
  /** its width and height. */
  canvas: [number, number];
  river: River;
  stops: StopData[];
  routes: RouteData[];
}

/** The Seine, as lines of points. */
export interface River {
  stem: [number, number][];
  north: [number, number][];
  south: [number, number][];
  west: [number, number][];
}

/** A stop. */
export interface StopData {
  id: string;
  name: string;
  x: number;
  y: number;
  crossing: boolean;
  routes: string[];
  /** how many of the tiles are of this stop. */
  roads: number;
  /** whether somebody here has seen it printed. */
  sure: boolean;
}

/** A bus route and its stops, in their order. */
export interface RouteData {
  id: string;
  letter: string;
  stops: string[];
  sure: boolean;
}

/** What one tile, were it left over, would pay to every seat. */
export interface TourPreview {
  tile: string;
  small: number[];
  big: number[] | null;
}

/** What an action consists of. */
export interface Parts {
  tile: string;
  stop: string;
  route: string;
  /** the colour of the house that leaves. */
  over: string | null;
}

/** What the seat to act knows of its consequences. */
export interface Effect {
  /** what each tile that may be left over would pay. */
  tours: TourPreview[];
  /** whether it is known which tile that is. */
  certain: boolean;
}

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
    | 'marker'
    | 'open_marker'
    | 'round'
    | 'drawn'
    | 'built'
    | 'displaced'
    | 'small_tour'
    | 'small_pays'
    | 'small_nothing'
    | 'parked'
    | 'big_tour'
    | 'special_tour'
    | 'crossing'
    | 'tour_end'
    | 'boxed'
    | 'shown'
    | 'bag'
    | 'over';
  seat?: number | null;
  route?: string | null;
  round?: number;
  start?: number;
  tile?: string;
  owner?: number;
  stop?: string;
  to?: 'bag' | 'supply';
  points?: number | number[];
  distance?: number;
  own?: number;
  near?: number;
  counts?: number[];
  scores?: number[];
  ranks?: number[];
  /** the rule that decided between equals. */
  tiebreak?: string | null;
}
