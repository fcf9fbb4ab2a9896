// The view and the material of Paris Connection, as docs/protocol.md gives them.
import type { Because, View } from '../../lib/protocol';

/** Numbers by company; those with 0 are left out. */
export type Counts = { [company: string]: number };

export interface Company {
  id: string;
  start: string | null;
  value: number;
  placed: number;
  stock: number | null;
  shares: number | null;
  shares_dealt: number | null;
  linked: boolean;
  places: number;
  shut_in: string[];
}

/** A refusal as it stands in the view. */
export interface Refused {
  rule: string | null;
  key: string;
  args: Because['text']['args'];
}

export interface ConnectionSeat {
  seat: number;
  colour: string;
  shares: number;
  over: number;
  hand: Counts | null;
  points: number | null;
  took: Counts;
  returned: Counts;
  floor: Counts | null;
  least: Counts | null;
  most: Counts | null;
}

export interface ConnectionView extends View {
  turn_of: number | null;
  phase: 'stations' | 'deal' | 'start' | 'turn' | 'build' | 'trade' | 'over';
  start: number | null;
  turn: number;
  /** Turns in a row in which nothing was built and no hand grew within its limit. */
  idle: number;
  dealt: number;
  limit: number;
  penalty: number;
  companies: Company[];
  map: { [hex: string]: string[] };
  only: { [hex: string]: string[] };
  build: {
    company: string;
    laid: string[];
    points: number;
    refused: { [hex: string]: Refused };
  } | null;
  trade: { returned: string } | null;
  seats: ConnectionSeat[];
}

export interface Hex {
  id: string;
  name: string | null;
  kind: 'rural' | 'city' | 'start' | 'eiffel';
  value: number;
  q: number;
  r: number;
}

export interface Material {
  companies: string[];
  goal: string;
  hexes: Hex[];
  /** Pairs of hexes with a checkered side between them. */
  sides: [string, string][];
}

export interface Effect {
  places?: number | Counts;
  points?: number;
  value?: number;
  own?: number;
  ends?: boolean;
  only?: { [hex: string]: string[] } | null;
  shares?: number;
  over?: number;
}

/** A legal action of Paris Connection. */
export interface Move {
  text: string;
  parts: {
    act: 'build' | 'lay' | 'done' | 'return' | 'take';
    company?: string;
    hex?: string;
    count?: number;
  };
  effect: Effect;
}
