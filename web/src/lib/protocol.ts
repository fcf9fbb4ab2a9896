// The wire protocol as types. docs/protocol.md is the authority; this file only repeats it.

export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };
export type Args = { [name: string]: Value };

export interface Message {
  key: string;
  args: Args;
}

export type Level = 'top' | 'middle' | 'greedy' | 'random';
export type SeatNo = number;

export interface Option {
  name: string;
  kind: 'bool' | 'choice';
  choices?: string[];
  default: boolean | string;
  needs?: { name: string; values: (boolean | string | number)[] };
}

export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
  players: number[];
  default_players: number;
  colours: string[];
  options: Option[];
  stage: string;
  rules_version: number;
  unsure: string[];
}

export interface RuleInfo {
  id: string;
  kind: 'rule' | 'ruling' | 'table';
  chapter: string;
  source: string;
}

export interface Me {
  player: string;
  name: string;
  lang: string;
}

export interface Seat {
  seat: SeatNo;
  colour: string;
  kind: 'empty' | 'person' | 'bot';
  name: string;
  level: Level | null;
  online: boolean;
  resigned: boolean;
}

export interface Ask {
  /** `sit` and `bot`: that a seat of the running game changes hands. */
  what: 'undo' | 'end' | 'sit' | 'bot';
  /** Whose question it is; null: somebody without a seat. */
  by: SeatNo | null;
  /** A ply to go back to; null: the end of the game, counted as it stands. */
  to: number | null;
  yes: SeatNo[];
  need: SeatNo[];
  /** Of `sit` and `bot`: the seat, and who would sit there. */
  seat?: SeatNo;
  name?: string;
  level?: Level | null;
}

export interface OutcomeLine {
  key: string;
  points: number;
  rule: string | null;
  pieces: Value[];
  args?: Args;
}

export interface Outcome {
  scores: number[];
  ranks: number[];
  reason: string;
  tiebreak: string | null;
  /** Seats that gave up, in that order. */
  resigned: SeatNo[];
  lines: { seat: SeatNo; lines: OutcomeLine[] }[];
}

export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: { [name: string]: boolean | string };
  status: 'open' | 'playing' | 'over';
  private: boolean;
  seats: Seat[];
  spectators: number;
  rematch: string | null;
  ask: Ask | null;
  outcome: Outcome | null;
  created: number;
}

/** A table at which one sits; `waits`: for oneself. */
export interface MyTable {
  waits: boolean;
  /** Unix seconds. */
  updated: number;
  table: TableInfo;
}

/** What the socket of the lobby says. */
export type FromLobby =
  { type: 'lobby'; tables: TableInfo[]; idle: string[] } | { type: 'mine'; tables: MyTable[] };

export interface You {
  player: string;
  name: string;
  seats: SeatNo[];
  seat: SeatNo | null;
  /** Free seats that this player may take. */
  open: SeatNo[];
  /** Seats of the running game for which they may ask the people who play. */
  may_ask: SeatNo[];
  /** Whether the question about a seat is theirs. */
  asks: boolean;
  host: boolean;
}

/** One legal action; each game's types say what its parts and effects are. */
export interface Legal {
  text: string;
  parts: { [name: string]: any };
  effect: { [name: string]: any };
}

export interface Turn {
  ply: number;
  to_act: SeatNo | null;
  mine: boolean;
  seat: SeatNo | null;
  prompt: Message | null;
  wait: Message | null;
  legal: Legal[];
  undo: 'free' | 'ask' | null;
  /** The earliest ply to which one may go back at once. */
  back: number | null;
  /** Whether the game can be ended as it stands: at once, by asking the others, or not: bots play on. */
  end: 'free' | 'ask' | 'bots' | null;
}

export interface Event {
  kind: string;
  [name: string]: Value;
}

export interface Entry {
  n: number;
  ply: number | null;
  seat: SeatNo | null;
  kind: string;
  text?: string;
  chat?: string;
  name?: string;
  to?: number | null;
  level?: Level | null;
  yes?: boolean;
  /** Of `wished`: whether somebody asks for themselves or for a bot. */
  what?: 'sit' | 'bot';
  /** Of `started`: the game goes on from a record, whose bringer may know what was hidden. */
  brought?: boolean;
  /** Taken back: it stays in the log but leads to no position. */
  undone?: boolean;
  /** Of `rematch`: where it is played. */
  table?: string;
  events: Event[];
}

/** The parts of a view the shell reads; the drawing of a game knows the rest. */
export interface SeatView {
  seat: SeatNo;
  colour: string;
  /** null where they are hidden from the viewer. */
  points: number | null;
  [name: string]: any;
}

export interface View {
  game: string;
  rules_version: number;
  players: number;
  options: { [name: string]: boolean | string };
  viewer: SeatNo | null;
  ply: number;
  to_act: SeatNo | null;
  phase: string;
  seats: SeatView[];
  [name: string]: any;
}

/** Why an action may not be done now. */
export interface Because {
  rule: string | null;
  text: Message;
}

interface Full {
  version: number;
  table: TableInfo;
  view: View | null;
  turn: Turn | null;
  entries: Entry[];
  you: You;
}

export type FromServer =
  /** `more`: the log has entries older than these. */
  | ({ type: 'table'; more?: boolean } & Full)
  | ({ type: 'update' } & Full)
  | { type: 'presence'; online: boolean[]; spectators: number }
  | { type: 'ack'; id: string; version: number }
  | {
      type: 'refused';
      id: string | null;
      code: string;
      rule: string | null;
      text: Message;
      version: number;
    }
  /** The page of the log before version `before`: an answer to `log`. */
  | { type: 'log'; id: string; before: number; entries: Entry[]; more: boolean }
  | { type: 'position'; ply: number; last: number; view: View; entry: Entry | null }
  | { type: 'info'; id: string; text: Message }
  | { type: 'supposed'; id: string; version: number; result: Value }
  /** What a strong player would do, its points at once, and the most that any action brings: an answer to `hint`. */
  | { type: 'hint'; id: string; version: number; action: string; gain: number; most: number }
  | { type: 'because'; id: string; version: number; answers: (Because | null)[] };

export type Command =
  | { type: 'act'; version: number; seat: SeatNo; action: string }
  | { type: 'sit'; seat: SeatNo; name?: string }
  | { type: 'stand'; seat: SeatNo }
  | { type: 'bot'; seat: SeatNo; level: Level | null }
  | { type: 'start' }
  | { type: 'resign'; seat: SeatNo }
  | { type: 'undo'; to?: number }
  | { type: 'end' }
  | { type: 'answer'; yes: boolean; what?: Ask['what'] }
  | { type: 'chat'; text: string }
  | { type: 'look'; ply: number }
  | { type: 'log'; before: number }
  | { type: 'suppose'; version: number; seat: SeatNo; plan: Value }
  | { type: 'why'; seat: SeatNo; actions: string[] }
  | { type: 'hint'; seat: SeatNo }
  | { type: 'rematch' }
  | { type: 'watch'; seat: SeatNo | null };

export type ToServer = Command & { id: string };

export type Translate = (key: string, args?: Args) => string;

/** What a board has yet to show of what happened: everybody's points at this moment of it, and how to end it. */
export interface BoardAnimation {
  points: number[];
  skip: () => void;
}

/** Shows what is told in some entries, over the view before them; `done` when that has been seen. Gives what skips it, null where
 * there is nothing to show. */
export type Player = (entries: Entry[], quick: boolean, done: () => void) => (() => void) | null;

/** A place on the board that somebody's last turn touched; `fresh`: since one's own. */
export interface Mark {
  seat: SeatNo;
  fresh: boolean;
}

/** What every game's Board.svelte is given. */
export interface BoardProps {
  material: any;
  view: View;
  turn: Turn | null;
  you: You | null;
  table: TableInfo;
  /** What has just come. */
  entries: Entry[];
  /** The log as far back as it has been fetched. */
  log: Entry[];
  /** Fetches the rest of the log. */
  whole: (ply?: number) => void;
  /** The last turn of every seat, by the ids of places that the game's `touched` gives. */
  marks: ReadonlyMap<string, readonly Mark[]>;
  live: boolean;
  act: (text: string) => void;
  /** What the present position with a plan laid on it would score, in the form of the game; null when nobody can say. */
  suppose?: (plan: Value) => Promise<any>;
  /** Why each of these actions may not be done now, null where it may; null when nobody can say. */
  why: (actions: string[]) => Promise<(Because | null)[] | null>;
  /** What a strong player would do now: it is put within reach, and told in a sentence. */
  hint?: Legal | null;
  tell?: (sentence: string) => void;
  /** Takes back the latest action, or everything from a ply on. */
  undo: (to?: number) => void;
  t: Translate;
  reducedMotion: boolean;
  handover: boolean;
  /** The window is wide and low, as a phone on its side: nothing may stand below the map. */
  landscapePhone: boolean;
  /** Called as the board shows what happened, and with null as soon as it is at rest. */
  onAnimation: (showing: BoardAnimation | null) => void;
  /** Called with a board's own way of showing what happened, and with null when the board goes. */
  plays?: (player: Player | null) => void;
}
