// The view and the material of Paris, as docs/protocol.md gives them.
import type { View } from '../../lib/protocol';

export type Counts = { [name: string]: number };

export interface Standing {
  sums: number[];
  highest: number[];
  ranks: number[];
  pays: number[] | null;
}
export interface District extends Standing {
  id: string;
  bank: number;
  prize: string | null;
  would: { [prize: string]: number[] };
}
export interface Keys {
  arc: boolean;
  banks: string[];
  at: Counts;
}
export interface ParisSeat {
  seat: number;
  colour: string;
  points: number;
  francs: number | null;
  behind: number | null;
  held: Counts | null;
  unused: number[] | null;
  pays: Counts | null;
  ends: string[] | null;
  hand: string[] | null;
}
export interface ParisView extends View {
  turn_of: number | null;
  step: 'draw' | 'place' | 'act' | 'take' | 'done';
  round: number;
  ending: number;
  stacks: { left: number; back: string | null }[];
  drawn: string | null;
  buildings: { [space: string]: string };
  tokens: { [space: string]: string };
  landmarks: { [landmark: string]: string };
  prizes: { [district: string]: string };
  keys: { [colour: string]: Keys };
  reserve: Counts;
  supply: Counts;
  track: number[];
  copies: number[];
  meeple: Counts;
  used: { [colour: string]: Counts };
  turn: { standing: Counts; advance: number | null; sections: Counts; score: boolean };
  takes: string[];
  /** What the viewer saw each time it looked through the end-game tiles. */
  looks: { after: number; left: Counts }[];
  looking: boolean;
  /** What each bonus tile would give the viewer if used now. */
  gives: { [number: string]: { points?: number; francs?: number } } | null;
  ends_left: number;
  districts: District[];
  seats: ParisSeat[];
}

interface Landmark {
  id: string;
  name: string;
  value: number;
  cost: Counts;
  sections: string[];
}
export interface Material {
  values: number[];
  district: { id: string; name: string; bank: number; types: string[] }[];
  building: { tokens: string[]; eight_costs: { cost: Counts }; eight_points: number };
  landmark: Landmark[];
  honour: { points: Counts };
  prize: { id: string; points: number[] }[];
  token: { id: string; buy?: number; sell: number }[];
}

export interface Parts {
  act: string;
  stack?: number;
  district?: string;
  end?: string;
  tile?: number;
  token?: string;
  prize?: string;
  tokens?: string[];
  take?: number;
  from?: string;
  to?: string;
  value?: number;
  landmark?: string | null;
  with?: number[];
}
export interface Effect extends Partial<Standing> {
  change?: Counts;
  district?: string;
  advance?: number | null;
  sections?: number;
  four?: boolean;
  /** It cannot simply be taken back. */
  final?: boolean;
}
/** A legal action of Paris. */
export interface Move {
  text: string;
  parts: Parts;
  effect: Effect;
}
/** One thing to point at, and all that may be done by pointing at it. */
export interface Target {
  id: string;
  group: Group;
  moves: Move[];
}
export type Group = 'draw' | 'act' | 'benefit' | 'tile' | 'trade' | 'end';
