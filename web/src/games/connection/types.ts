// What Paris Connection tells. Made by `make schema`: do not edit.
import type { Args } from '../../lib/protocol';

/** Numbers by id; those with 0 are left out. */
export type Counts = { [name: string]: number };

/** What a viewer may know of a game of Paris Connection. */
export interface ConnectionView {
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
  /** whose turn it is, also while chance draws. */
  turn_of: number | null;
  /** `turn`: nothing chosen yet; `build`, `trade`: in the middle of it. */
  phase: 'build' | 'deal' | 'over' | 'start' | 'stations' | 'trade' | 'turn';
  /** the seat that began. */
  start: number | null;
  /** counted from 1 over the whole game. */
  turn: number;
  /** turns in a row without a build or a hand that grew within its limit (PC7.6). */
  idle: number;
  /** shares dealt to each. */
  dealt: number;
  /** shares that each may hold without a penalty. */
  limit: number;
  /** points for each share above it. */
  penalty: number;
  companies: Company[];
  /** who stands where, start hexes too; empty hexes are absent. */
  map: { [name: string]: string[] };
  /** hexes that would cut these companies off if another filled them now (PC4.1). */
  only: { [name: string]: string[] };
  build: Build | null;
  trade: Trade | null;
  /** what ended the game. */
  ended: 'agreed' | 'marseille' | 'one_board' | null;
  seats: ConnectionSeat[];
}

/** What is open of one company. */
export interface Company {
  id: string;
  /** its start hex; null until drawn. */
  start: string | null;
  value: number;
  /** locomotives on the map. */
  placed: number;
  /** on the storing board; null, as the next two, until all are dealt. */
  stock: number | null;
  /** held by all together. */
  shares: number | null;
  /** of these, dealt at the beginning. */
  shares_dealt: number | null;
  /** it has reached a city. */
  linked: boolean;
  /** hexes where one could be placed now. */
  places: number;
  /** it can reach no city any more, because these need the same hex (PC4.5). */
  shut_in: string[];
}

/** The build going on. */
export interface Build {
  company: string;
  laid: string[];
  points: number;
  /** every hex beside the company's track that is no legal place, with the reason. */
  refused: { [name: string]: Refused };
}

/** Why a hex is no place for the company: a refusal as it stands in the view. */
export interface Refused {
  rule: string | null;
  key: string;
  args: Args;
}

/** The trade going on. */
export interface Trade {
  returned: string;
}

/** A seat, with the public notepad. */
export interface ConnectionSeat {
  seat: number;
  colour: string;
  shares: number;
  /** shares above the limit. */
  over: number;
  /** one's own, and all at the end. */
  hand: Counts | null;
  /** what that hand would score now. */
  points: number | null;
  /** shares taken in trades. */
  took: Counts;
  returned: Counts;
  /** dealt shares that its returns have shown. */
  floor: Counts;
  /** how many it holds for certain, as the viewer can work out; null during the deal. */
  least: Counts | null;
  /** how many it holds at most. */
  most: Counts | null;
}

/** The map and the locomotives. */
export interface Material {
  edition: string;
  sure: Sure;
  /** the hex that ends the game. */
  goal: string;
  companies: string[];
  hexes: Hex[];
  /** pairs of hexes with a checkered side between them. */
  sides: [string, string][];
  room: Room;
  tables: Shares[];
  locomotives: Locomotives;
}

/** What of the map somebody here has seen printed. */
export interface Sure {
  hexes: boolean;
  cities: boolean;
  stations: boolean;
  sides: boolean;
}

/** A hex of the map, in axial coordinates. */
export interface Hex {
  id: string;
  name: string | null;
  kind: 'city' | 'eiffel' | 'rural' | 'start';
  value: number;
  q: number;
  r: number;
}

/** How many locomotives fit on a hex. */
export interface Room {
  rural: number;
  city: number;
}

/** How many shares are dealt to each, and how many one may hold. */
export interface Shares {
  players: number;
  dealt: number;
  limit: number;
}

/** How many there are of a company, and how many one may build and take in a turn. */
export interface Locomotives {
  count: number;
  build: number;
  take: number;
}

/** What an action consists of. */
export interface Parts {
  act: 'build' | 'return' | 'take' | 'done' | 'lay';
  company?: string;
  count?: number;
  hex?: string;
}

/** What the seat to act knows of its consequences. */
export interface Effect {
  /** how many hexes are open to it. */
  places?: number;
  points?: number;
  /** the company's value then. */
  value?: number;
  /** what the points are worth to the own hand, which only the seat to act knows. */
  own?: number;
  /** whether the game ends. */
  ends?: boolean;
  /** `only` of the view as it then stands; null where it stays. */
  only?: { [name: string]: string[] } | null;
  /** how many of all companies together one then holds. */
  shares?: number;
  /** how many above the limit. */
  over?: number;
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
    | 'station'
    | 'dealt'
    | 'sorted'
    | 'start'
    | 'round'
    | 'chosen'
    | 'laid'
    | 'reached'
    | 'built'
    | 'returned'
    | 'took'
    | 'marseille'
    | 'one_board'
    | 'shown'
    | 'over';
  company?: string | null;
  hex?: string;
  seat?: number;
  stock?: Counts;
  dealt?: Counts;
  round?: number;
  points?: number;
  value?: number;
  count?: number;
  hand?: Counts;
  over?: number;
  scores?: number[];
  ranks?: number[];
  /** the rule that decided between equals. */
  tiebreak?: string | null;
}
