// What Paris tells. Made by `make schema`: do not edit.

/** Numbers by id; those with 0 are left out. */
export type Counts = { [name: string]: number };

/** What a viewer may know of a game of Paris. */
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
  /** whose turn it is, also while chance draws. */
  turn_of: number | null;
  phase: 'over' | 'start' | 'tokens' | 'tops' | 'track' | 'turn' | 'turned';
  /** how far the turn is. */
  step: 'act' | 'done' | 'draw' | 'place' | 'take';
  start: number | null;
  round: number;
  /** 1: the last end-game tile is taken; 2: the last round. */
  ending: number;
  stacks: Stack[];
  /** the one drawn from. */
  stack: number | null;
  /** the building to place, with free placement. */
  drawn: string | null;
  /** buildings turned up so far, "<home district>/<value>". */
  seen: string[];
  /** by space, "<district>-<value>". */
  buildings: { [name: string]: string };
  /** by space. */
  tokens: { [name: string]: string };
  /** the district where each stands. */
  landmarks: { [name: string]: string };
  /** the scoring tile of each district. */
  prizes: { [name: string]: string };
  /** by colour. */
  keys: { [name: string]: Keys };
  /** keys in the general reserve, by colour. */
  reserve: Counts;
  /** resources that can be bought. */
  supply: Counts;
  /** prestige tokens out of the game. */
  gone: Counts;
  /** the number on each space of the bonus track. */
  track: (number | null)[];
  /** spaces advanced, by colour. */
  meeple: Counts;
  /** bonus tiles used, with the points that they paid, by colour. */
  used: { [name: string]: Counts };
  turn: Turn;
  /** by colour. */
  points: { [name: string]: Sources };
  /** who took end-game tiles, in that order. */
  takes: string[];
  uses: EndUse[];
  /** left of each number of the bonus track. */
  copies: number[];
  /** end-game tiles to be taken. */
  ends_left: number;
  /** what the viewer saw each time it looked through them. */
  looks: Look[];
  /** it looks through them now. */
  looking: boolean;
  /** what each bonus tile would give the viewer if used now; null: an onlooker. */
  gives: { [name: string]: Gives } | null;
  districts: District[];
  seats: ParisSeat[];
}

/** A stack of buildings. */
export interface Stack {
  left: number;
  /** the district on the back of its top building. */
  back: string | null;
}

/** Where the keys of a colour are. */
export interface Keys {
  /** whether one is on the Arc de Triomphe. */
  arc: boolean;
  banks: string[];
  /** how many by space. */
  at: Counts;
}

/** What is open in this turn. */
export interface Turn {
  /** tokens that used tiles stand for. */
  standing: Counts;
  /** the price of a move on the bonus track; null: it may not be made. */
  advance: number | null;
  /** of the landmark arrived at: how many still take a prestige token, by kind. */
  sections: Counts;
  /** a scoring tile may be placed. */
  score: boolean;
}

/** Where points come from. */
export interface Sources {
  eights: number;
  honours: number;
  endings: number;
  francs: number;
  districts: Counts;
}

/** An end-game tile that was used. */
export interface EndUse {
  colour: string;
  end: string;
  /** how many takes before. */
  after: number;
}

/** A look through the end-game tiles. */
export interface Look {
  /** how many takes before. */
  after: number;
  /** what was there. */
  left: Counts;
}

/** What a bonus tile would give if used now. */
export interface Gives {
  points?: number;
  francs?: number;
}

/** A district. */
export interface District {
  /** of the values under the keys of each. */
  sums: number[];
  /** the highest value under a key of each. */
  highest: number[];
  ranks: number[];
  /** by the scoring tile that lies there; null without one. */
  pays: number[] | null;
  id: string;
  bank: number;
  /** the scoring tile that lies there. */
  prize: string | null;
  /** where none lies: what each tile left would pay. */
  would: { [name: string]: number[] };
}

/** A seat; of others, what stands behind the screen is null (with `ledger` it is open). */
export interface ParisSeat {
  seat: number;
  colour: string;
  points: number;
  francs: number | null;
  /** keys behind the screen. */
  behind: number | null;
  /** tokens. */
  held: Counts | null;
  /** bonus tiles. */
  unused: number[] | null;
  /** the points that each unused tile would give now, at most. */
  pays: Counts | null;
  /** end-game tiles not used yet; null of others until the end. */
  ends: string[] | null;
  /** all end-game tiles taken; null of others until the end. */
  hand: string[] | null;
}

/** The components. */
export interface Material {
  /** of the spaces of a district. */
  values: number[];
  district: DistrictData[];
  type: Id[];
  building: BuildingData;
  landmark: Landmark[];
  honour: HonourData;
  prize: Prize[];
  track: TrackData;
  token: TokenData[];
  end: End[];
}

/** A district. */
export interface DistrictData {
  id: string;
  name: string;
  /** francs that it pays. */
  bank: number;
  /** of its buildings, lowest value first. */
  types: string[];
  sure: boolean;
}

/** Something that has a name only. */
export interface Id {
  id: string;
}

/** What is common to the buildings. */
export interface BuildingData {
  /** beside the spaces, lowest value first. */
  tokens: string[];
  /** what a building of value 8 costs besides its francs. */
  eight_costs: EightCosts;
  /** what it pays. */
  eight_points: number;
  /** the price of a move on the bonus track at the values 1, 2 and 3. */
  track_francs: number[];
}

/** What a building of value 8 costs besides its francs. */
export interface EightCosts {
  cost: Counts;
  sure: boolean;
}

/** A landmark and its sections. */
export interface Landmark {
  id: string;
  name: string;
  value: number;
  cost: Counts;
  sections: string[];
  sure?: boolean;
}

/** What the section of a landmark pays, by token. */
export interface HonourData {
  points: Counts;
  sure: boolean;
}

/** A scoring tile: what the first, second and third of a district get. */
export interface Prize {
  id: string;
  points: number[];
  sure?: boolean;
}

/** The bonus track: how many there are of each number. */
export interface TrackData {
  copies: number[];
  zones: Zones;
}

/** The last spaces of the zones A, B and C. */
export interface Zones {
  ends: number[];
  sure: boolean;
}

/** A kind of token, with its prices. */
export interface TokenData {
  id: string;
  count: number;
  buy?: number;
  sell: number;
}

/** A kind of end-game tile. */
export interface End {
  id: string;
  count: number;
}

/** What an action consists of. */
export interface Parts {
  act:
    | 'draw'
    | 'place'
    | 'bank'
    | 'arc'
    | 'pass'
    | 'look'
    | 'finish'
    | 'buy'
    | 'sell'
    | 'honour'
    | 'score'
    | 'bonus'
    | 'use'
    | 'use_end'
    | 'take'
    | 'move';
  stack?: number;
  district?: string;
  token?: string;
  prize?: string;
  tile?: number;
  tokens?: string[];
  /** the number of the tile that it takes (17, 25). */
  take?: number;
  end?: string;
  /** "arc", "bank" or a space. */
  from?: string;
  to?: string;
  value?: number;
  /** null: to a building. */
  landmark?: string | null;
  /** bonus tiles spent on it. */
  with?: number[];
}

/** What the seat to act knows of its consequences. */
export interface Effect {
  /** it cannot simply be taken back. */
  final?: boolean;
  /** what the seat gains or pays, by francs, keys, points and tokens; no zeros. */
  change?: Counts;
  /** of the values under the keys of each. */
  sums?: number[];
  /** the highest value under a key of each. */
  highest?: number[];
  ranks?: number[];
  /** by the scoring tile that lies there; null without one. */
  pays?: number[] | null;
  district?: string;
  /** the price of a move on the bonus track that it opens. */
  advance?: number | null;
  /** how many sections it opens. */
  sections?: number;
  /** a scoring tile may be placed. */
  four?: boolean;
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
    | 'token'
    | 'track'
    | 'back'
    | 'round'
    | 'drew'
    | 'turned'
    | 'placed'
    | 'discarded'
    | 'banked'
    | 'arc'
    | 'brought'
    | 'moved'
    | 'paid'
    | 'gained'
    | 'eight'
    | 'four'
    | 'advanced'
    | 'honoured'
    | 'scoring'
    | 'bought'
    | 'sold'
    | 'used'
    | 'stands'
    | 'returned'
    | 'fetched'
    | 'looked'
    | 'took'
    | 'end_used'
    | 'passed'
    | 'finished'
    | 'last'
    | 'francs'
    | 'district'
    | 'over';
  seat?: number;
  district?: string;
  value?: number | null;
  token?: string;
  number?: number;
  stack?: number;
  round?: number;
  how?:
    | 'last'
    | 'plain'
    | 'free'
    | 'home'
    | 'paid'
    | 'both'
    | 'buildings'
    | 'francs'
    | 'key'
    | 'landmarks'
    | 'pairs'
    | 'tiles'
    | 'types'
    | 'fourth'
    | 'half'
    | 'higher'
    | 'level'
    | 'sum';
  building?: string;
  type?: string;
  francs?: number;
  /** by which. */
  rule?: string;
  /** by `francs`, `points` and tokens; losses are negative. */
  change?: Counts;
  landmark?: string;
  property?: string;
  origin?: string;
  lower?: string | null;
  lower_value?: number | null;
  to?: string;
  count?: number;
  standing?: number;
  points?: number;
  prize?: string;
  first?: number;
  second?: number;
  third?: number;
  counted?: number | null;
  pairs?: number;
  with_tile?: number;
  end?: string | null;
  sum?: number;
  place?: number;
  scores?: number[];
  ranks?: number[];
  /** the rule that decided between equals. */
  tiebreak?: string | null;
}
