// What server and client say to each other. Made by `make schema`: do not edit.

/** Any JSON. */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value };

/** Values in a sentence, by name. */
export type Args = { [name: string]: Value };

/** How much time a seat has, in seconds; the quickest first. */
export const PACES = {
  live: { bank: 600, added: 20, most: null },
  evening: { bank: 1800, added: 60, most: null },
  daily: { bank: 259200, added: 43200, most: 604800 },
  slow: { bank: 604800, added: 86400, most: 1209600 },
} as const;
export type PaceName = keyof typeof PACES;

/** What happens to a seat whose time is up. */
export const FALLS = ['loss', 'keeper'] as const;
export type Fall = (typeof FALLS)[number];

/** A fact that followed from an action; each game's types say what its values are. */
export interface Event {
  kind: string;
  [name: string]: Value;
}

/** What a line of the log tells. */
export type EntryKind =
  | 'aborted'
  | 'act'
  | 'agreed'
  | 'answered'
  | 'asked'
  | 'bot'
  | 'chance'
  | 'chat'
  | 'credited'
  | 'fell'
  | 'holiday'
  | 'holiday_over'
  | 'muted'
  | 'opened'
  | 'over'
  | 'promised'
  | 'rematch'
  | 'resigned'
  | 'returned'
  | 'sat'
  | 'sealed'
  | 'showing'
  | 'shown'
  | 'started'
  | 'stirred'
  | 'stirring'
  | 'stood'
  | 'undone'
  | 'unmuted'
  | 'unsealed'
  | 'wished';

/** What kind of no. */
export type Code =
  | 'forbidden'
  | 'malformed'
  | 'notation'
  | 'over'
  | 'rate'
  | 'rule'
  | 'stale'
  | 'table'
  | 'toolarge'
  | 'turn';

/** How many play, as ratings tell it apart. */
export type SeatClass = '2' | '3-4' | '5-6';

/** What can happen to an account. */
export type NewsKind =
  | 'cloned'
  | 'code_used'
  | 'codes_made'
  | 'device_added'
  | 'passkey_added'
  | 'passkey_removed'
  | 'signed_in';

/** What a loss of win share is called. */
export type Verdict = 'blunder' | 'inaccuracy' | 'mistake';

/** Everything: on connect, and after something was taken back. */
export interface Full {
  type: 'table';
  version: number;
  table: TableInfo;
  view: View | null;
  turn: Turn;
  /** the newest page of the log. */
  entries: Entry[];
  /** the log has entries older than these. */
  more: boolean;
  you: You;
}

/** What everybody may know of a table. */
export interface TableInfo {
  id: string;
  game: string;
  players: number;
  options: { [name: string]: boolean | string };
  status: 'open' | 'over' | 'playing';
  private: boolean;
  seats: Seat[];
  /** how many look on without a seat. */
  spectators: number;
  /** the table where the same people play again. */
  rematch: string | null;
  ask: Ask | null;
  outcome: Outcome | null;
  /** Unix seconds. */
  created: number;
  /** only at a server that plays the game by one. */
  edition?: Edition;
  /** only at a table with a clock. */
  timing?: Timing;
  /** only at a table whose result counts for the ratings of its people. */
  rated?: true;
  /** only at a table whose deal is sealed. */
  deal?: Stirring;
}

/** A seat and who is on it. */
export interface Seat {
  seat: number;
  colour: string;
  kind: 'bot' | 'empty' | 'person';
  name: string;
  level: string | null;
  online: boolean;
  resigned: boolean;
  /** level of the bot that keeps the seat of a person whose time was up, until they return. */
  keeper?: string;
  /** only of a person with an account: their profile is `/players/<player>`. */
  player?: string;
  /**
   * until when they are on the holiday that was begun last, in Unix seconds; only where their
   * clock stands for it while the game is on.
   */
  holiday?: number;
}

/** A question to some of the people at a table. */
export interface Ask {
  /**
   * `undo` and `end` are about the game; `sit` and `bot`: that a seat of the running game changes
   * hands.
   */
  what: 'bot' | 'end' | 'sit' | 'undo';
  /** whose question it is; null: somebody without a seat. */
  by: number | null;
  /** a ply to go back to; null: the end of the game, counted as it stands. */
  to: number | null;
  /** of `sit` and `bot`: which one. */
  seat?: number;
  /** of `sit` and `bot`: who would sit there. */
  name?: string;
  /** of `bot`. */
  level?: string | null;
  /** the seats that agreed. */
  yes: number[];
  /** the seats that are asked. */
  need: number[];
}

/** The end of a game. */
export interface Outcome {
  /** points of each seat. */
  scores: number[];
  /** place of each seat, 1 is best; equal places are shared. */
  ranks: number[];
  /** how it ended, `<game>.reason.<reason>` or `final.reason_<reason>`. */
  reason: string;
  /** the rule that decided between winners equal on points. */
  tiebreak: string | null;
  /** the score of each seat, line by line. */
  lines: SeatLines[];
  /** seats that gave up, in that order; they rank last, whoever gave up first last of all. */
  resigned: number[];
}

/** The score of a seat, line by line. */
export interface SeatLines {
  seat: number;
  lines: OutcomeLine[];
}

/** A line of a seat's score. */
export interface OutcomeLine {
  /** what it is called. */
  key: string;
  points: number;
  /** the rule that pays it. */
  rule: string | null;
  /** the components behind it, each with its share. */
  pieces: Value[];
  args: Args;
}

/** The edition by which a server plays a game. */
export interface Edition {
  name: string;
  hash: string;
}

/** How much time a seat has, in seconds, and what happens to one whose time is up. */
export interface Timing {
  /** the name under which it was offered. */
  pace: PaceName;
  /** at the start. */
  bank: number;
  /** after each turn of its own. */
  added: number;
  /** no more is saved up; null: no bound. */
  most: number | null;
  /** it gives up, or a bot keeps it until its player returns. */
  fall: Fall;
  /** the time zone in whose weekends no time runs; only at a table that has one. */
  weekends?: string;
}

/** How far the sealed deal of a table is. */
export interface Stirring {
  /** the hash over all secrets, in hexadecimal. */
  root: string;
  /**
   * people sit down and promise; the last promises are awaited; all show what they promised; draws
   * come out of the envelope; it can be opened no more.
   */
  phase: 'broken' | 'done' | 'open' | 'promise' | 'show';
  /** of stirring, 1 or 2. */
  turn: number;
  /** that are to promise or to show; once the deal is stirred, that have stirred. */
  seats: number[];
  /** the seats whose promise is in the log. */
  promised: number[];
  /** the seats whose bytes are. */
  shown: number[];
}

/** What every game tells of a position; each tells much more. */
export interface View {
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
  phase: string;
  seats: SeatView[];
}

/** What every game tells of a seat; each tells more. */
export interface SeatView {
  seat: number;
  colour: string;
  /** null where they are hidden from the viewer. */
  points: number | null;
}

/** Whose turn it is and what they may do. */
export interface Turn {
  /** the number of actions so far. */
  ply: number;
  to_act: number | null;
  /** whether it is the turn of one of the reader's seats. */
  mine: boolean;
  /** the seat whose eyes these are. */
  seat: number | null;
  /** the sentence for whoever acts, only when `mine`: it may go by what they hide. */
  prompt: Message | null;
  /** the sentence for everybody else; null before the start. */
  wait: Message | null;
  /** filled only when `mine`. */
  legal: Legal[];
  /** whether one may take back: at once, by asking the others, or not. */
  undo: 'ask' | 'free' | null;
  /** the earliest ply to which one may go back at once. */
  back: number | null;
  /**
   * whether the game can be ended as it stands: at once, by asking the others, or not: `bots` play
   * on.
   */
  end: 'ask' | 'bots' | 'free' | null;
  /** only at a table that has one, once the game has begun. */
  clock?: Clock;
  /** only where the game can be broken off without counting, by whoever is told. */
  abort?: true;
}

/** A sentence: the key of a catalogue and the values in it. */
export interface Message {
  key: string;
  args: Args;
}

/** One legal action; each game says what its parts and effects are. */
export interface Legal {
  /** the action in notation, as `act` takes it. */
  text: string;
  /** what it consists of. */
  parts: object;
  /** what the seat to act knows of its consequences. */
  effect: object;
}

/** How much time each seat has. */
export interface Clock {
  /** milliseconds of each seat, now; 0 or more. */
  left: number[];
  /** the seat whose time is running, or null. */
  runs: number | null;
  /**
   * the spans from now until its time is up in which it stands, in their order; they may overlap.
   */
  pauses?: Pause[];
}

/** A span in which the running time stands. */
export interface Pause {
  /** milliseconds from now; 0 or more. */
  since: number;
  /** likewise. */
  until: number;
  /** it is a weekend, or the seat's player is on holiday. */
  why: 'holiday' | 'weekend';
}

/** One line of the log. */
export interface Entry {
  /** the version of the table after it. */
  n: number;
  /** the number of actions after it, of what still stands. */
  ply: number | null;
  seat: number | null;
  kind: EntryKind;
  /** the action in notation. */
  text?: string;
  chat?: string;
  name?: string;
  /** of `asked` and `undone`: a ply to go back to, null: the end of the game. */
  to?: number | null;
  /** of a bot; of `fell`: null where the seat has given up. */
  level?: string | null;
  yes?: boolean;
  /** of `wished`: whether somebody asks for themselves or for a bot. */
  what?: 'bot' | 'sit';
  /** of `credited`: the time that was given back, in milliseconds. */
  ms?: number;
  /** of `holiday`: how long it lasts, in Unix seconds. */
  until?: number;
  /** of `rematch`: where it is played. */
  table?: string;
  /** of `started`: the game goes on from a record, whose bringer may know what was hidden. */
  brought?: true;
  /** of `sealed`: the hash over all secrets, in hexadecimal. */
  root?: string;
  /**
   * of `promised`, `shown` and `opened`: the promise, the bytes, the master secret, in
   * hexadecimal.
   */
  hash?: string;
  /** of `stirring`: somebody did not show what they had promised. */
  again?: boolean;
  /** of `showing` and `stirred`: who stirs, or has stirred. */
  seats?: number[];
  /** of `stirred`: the people who have not. */
  away?: number[];
  /** of `chance` at a table whose deal is sealed. */
  draw?: Draw;
  /** it was taken back: it stays in the log but leads to no position. */
  undone?: true;
  /** what followed by the rules. */
  events: Event[];
}

/** A draw out of the envelope (docs/sealed_deals.md). */
export interface Draw {
  /** its number. */
  n: number;
  /**
   * the sum of the weights of all outcomes; left out, as the rest, where the reader may not know
   * it yet.
   */
  t?: number;
  /** the number below `t` on which it fell. */
  pick?: number;
  /** its secret and the hashes that lead from it to the root, in base64. */
  proof?: string;
}

/** Who is told. */
export interface You {
  player: string;
  name: string;
  /** their seats. */
  seats: number[];
  /** the seat whose eyes these are. */
  seat: number | null;
  /** free seats that they may take. */
  open: number[];
  /** seats of the running game for which they may ask the people who play. */
  may_ask: number[];
  /** whether the question about a seat is theirs. */
  asks: boolean;
  /** whether they opened the table. */
  host: boolean;
  /** whoever opened the table lets them say nothing here. */
  silenced?: true;
  /** whom they let say nothing here; only to whoever opened the table. */
  muted?: Muted[];
}

/** Somebody who may say nothing at a table. */
export interface Muted {
  /** that they had when it was said. */
  name: string;
  /** by which they are named so that they may speak again. */
  line: number;
  /** where they sit. */
  seats: number[];
}

/** What is new; of the log only the entries after what was told before. */
export interface Update {
  type: 'update';
  version: number;
  table: TableInfo;
  view: View | null;
  turn: Turn;
  entries: Entry[];
  you: You;
}

/** Who is connected, by seat, and how many look on. */
export interface Presence {
  type: 'presence';
  online: boolean[];
  spectators: number;
}

/** A command was carried out. */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}

/** A command was not carried out, and nothing has changed. */
export interface Refused {
  type: 'refused';
  /** null where no id could be found in the frame. */
  id: string | null;
  code: Code;
  rule: string | null;
  text: Message;
  version: number;
}

/** The page of the log before version `before`: an answer to `log`. */
export interface Page {
  type: 'log';
  id: string;
  before: number;
  entries: Entry[];
  more: boolean;
}

/** A position of the past: an answer to `look`. */
export interface Position {
  type: 'position';
  ply: number;
  /** the ply of the present position. */
  last: number;
  view: View;
  /** what led to it. */
  entry: Entry | null;
}

/** An answer to a chat command, for the asker alone. */
export interface Info {
  type: 'info';
  id: string;
  text: Message;
}

/** What a plan would score in the position at `version`: an answer to `suppose`. */
export interface Supposed {
  type: 'supposed';
  id: string;
  version: number;
  result: Value;
}

/** What a strong player would do: an answer to `hint`. */
export interface Advised {
  type: 'hint';
  id: string;
  version: number;
  action: string;
  /** its points at once. */
  gain: number;
  /** the most that any action brings at once. */
  most: number;
}

/** Why actions may not be done, in order; null where one may: an answer to `why`. */
export interface Reasons {
  type: 'because';
  id: string;
  version: number;
  answers: (Because | null)[];
}

/** Why an action may not be done now. */
export interface Because {
  rule: string | null;
  text: Message;
}

/** Play `action` (notation) with `seat`, seeing the table as of `version`. */
export interface Act {
  type: 'act';
  id: string;
  seat: number;
  action: string;
  version: number;
}

/** Sit down at `seat`, under a `name` of its own if several people share the device. */
export interface Sit {
  type: 'sit';
  id: string;
  seat: number;
  name?: string | null;
}

/** Leave `seat`. */
export interface Stand {
  type: 'stand';
  id: string;
  seat: number;
}

/** Give `seat` to a bot of `level`; null takes the bot away. */
export interface Bot {
  type: 'bot';
  id: string;
  seat: number;
  level: string | null;
}

/** Begin the game. */
export interface Start {
  type: 'start';
  id: string;
}

/** Give up with `seat`. */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/** Break the game off before anybody's second turn: it counts for nothing. */
export interface Abort {
  type: 'abort';
  id: string;
  seat: number;
}

/**
 * Take back one's latest action, or ask the others for it; `to` goes further back, to a ply that
 * is free to reach.
 */
export interface Undo {
  type: 'undo';
  id: string;
  to?: number | null;
}

/** End the game as it stands, or ask the others for it. */
export interface End {
  type: 'end';
  id: string;
}

/**
 * Agree or not with what is asked; `what` says which question is meant, so that no other gets the
 * answer.
 */
export interface Answer {
  type: 'answer';
  id: string;
  yes: boolean;
  what?: 'bot' | 'end' | 'sit' | 'undo' | null;
}

/** Promise the bytes with which `seat` will stir the sealed deal: their `hash`. */
export interface Promise {
  type: 'promise';
  id: string;
  seat: number;
  hash: string;
}

/** Show the bytes, in hexadecimal, that `seat` has promised. */
export interface Show {
  type: 'show';
  id: string;
  seat: number;
  bytes: string;
}

/** Say something, or give a command that begins with `/`, or a move in notation. */
export interface Chat {
  type: 'chat';
  id: string;
  text: string;
}

/**
 * Let somebody say nothing at a table that one has opened, or (`on` false) speak again: who sits
 * on `seat`, or who said `line`, by its version in the log.
 */
export interface MuteHere {
  type: 'mute';
  id: string;
  on: boolean;
  seat?: number | null;
  line?: number | null;
}

/** Ask for the position after `ply` actions. */
export interface Look {
  type: 'look';
  id: string;
  ply: number;
}

/** Ask for the page of the log before version `before`. */
export interface Log {
  type: 'log';
  id: string;
  before: number;
}

/** Open the next table for the same people. */
export interface Rematch {
  type: 'rematch';
  id: string;
}

/** Look through the eyes of `seat`, one of one's own; null: whichever is usual. */
export interface Watch {
  type: 'watch';
  id: string;
  seat: number | null;
}

/** Ask what the position would score with the `plan` of one's own `seat` laid on it. */
export interface Suppose {
  type: 'suppose';
  id: string;
  seat: number;
  version: number;
  plan: Args;
}

/** Ask why one's own `seat`, whose turn it is, may not do each of `actions` (notation) now. */
export interface Why {
  type: 'why';
  id: string;
  seat: number;
  actions: string[];
}

/** Ask what a strong player would do now with one's own `seat`, whose turn it is. */
export interface Hint {
  type: 'hint';
  id: string;
  seat: number;
}

/**
 * Say that the page with version `version` is before one's eyes: nothing is sent elsewhere to say
 * that the table waits, and what comes later is news when one returns.
 */
export interface Seen {
  type: 'seen';
  id: string;
  version: number;
}

/** Where an option has any effect: where another one, or `players`, has one of these values. */
export interface Needs {
  name: string;
  values: (boolean | string | number)[];
}

/** A choice at the opening of a table. */
export interface Option {
  name: string;
  kind: 'bool' | 'choice';
  default: boolean | string;
  /** of a `choice`. */
  choices?: string[];
  /** elsewhere it is not offered, and whatever is sent for it counts as the default. */
  needs?: Needs;
}

/** A level of bots; its word is `level.<name>`, what it does `level_help.<name>`. */
export interface Offered {
  name: string;
  /** how strong it is is known: it may play where the result counts. */
  measured: boolean;
}

/** A game that is offered. */
export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  publisher: string;
  year: number;
  stage: string;
  rules_version: number;
  /** how many may play. */
  players: number[];
  default_players: number;
  /** of the seats, in their order. */
  colours: string[];
  options: Option[];
  /** names of the data that nobody here has seen printed. */
  unsure: string[];
  /** of bots that play it, our own first, the strongest first. */
  levels: Offered[];
}

/** A rule; its sentence is `<game>.rule.<id>`, its chapter's `<game>.chapter.<chapter>`. */
export interface RuleInfo {
  id: string;
  kind: 'rule' | 'ruling' | 'table';
  chapter: string;
  source: string;
}

/** The words of a language. */
export interface Locale {
  /** all that there are. */
  languages: string[];
  /** of the messages, separated by spaces; an id has hyphens for dots. */
  ids: string;
  /** of Fluent in that order, parsed as `@fluent/bundle` keeps them. */
  messages: Value[];
  /** of those messages that have any, by id and name. */
  attributes: { [name: string]: Args };
  /** by key, what each argument names (docs/translating.md). */
  kinds: { [name: string]: { [name: string]: string } };
}

/** Who asks. */
export interface Me {
  player: string;
  name: string;
  lang: string;
  /** they are no guest. */
  account: boolean;
  /** how often something happened to their account that this browser was not told. */
  news: number;
}

/** What shall change of who asks. */
export interface Change {
  name?: string | null;
  lang?: string | null;
}

/** A table at which one sits. */
export interface MyTable {
  /** for oneself. */
  waits: boolean;
  /** Unix seconds. */
  updated: number;
  table: TableInfo;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [name: string]: boolean | string };
  /** not listed in the lobby; left out: whether only bots play with. */
  private?: boolean | null;
  /** whoever opens it takes the first seat. */
  sit?: boolean;
  /** fill every other seat, and the game starts. */
  bots?: string | null;
  /** how much time each seat has; null: as much as it likes. */
  pace?: PaceName | null;
  /** what happens to a seat whose time is up. */
  fall?: Fall;
  /** the result counts for the ratings of its people, who need accounts. */
  rated?: boolean;
  /**
   * draws come out of an envelope that is sealed before the game and can be checked
   * (docs/sealed_deals.md).
   */
  sealed?: boolean;
  /**
   * IANA name of the time zone in whose weekends no time runs, at a pace of `daily` or `slow`;
   * null: time runs in weekends as well.
   */
  weekends?: string | null;
}

/** A new table and the page where it is played. */
export interface Opened {
  id: string;
  url: string;
}

/** A game that somebody seeks. */
export interface NewSeek {
  game: string;
  /** how many may sit at the table: every number that would do. */
  players: number[];
  /** how much time each seat has; null: as much as it likes. */
  pace?: PaceName | null;
  /** what happens to a seat whose time is up. */
  fall?: Fall;
  /** the result counts for the ratings of all who play, who need accounts. */
  rated?: boolean;
  /** opponents' ratings are at most so many points above or below one's own; null: any. */
  within?: number | null;
  /** as for a table; of those who come together, the zone of who sought first holds. */
  weekends?: string | null;
}

/** What came of seeking. */
export interface Sought {
  /** of the seek. */
  id: string;
  /** where one sits now; null: nobody has come yet. */
  table: string | null;
}

/** A game that somebody seeks, as everybody sees it. */
export interface SeekInfo {
  id: string;
  /** of who seeks it. */
  name: string;
  game: string;
  /** how many may sit at the table. */
  players: number[];
  pace: PaceName | null;
  fall: Fall;
  /** Unix seconds. */
  since: number;
  rated: boolean;
  within: number | null;
  /** the seeker's rating with the fewest of `players`; null: they have no account. */
  points: number | null;
  /** of a bot about as strong as the seeker. */
  level: string;
  /** the time zone in whose weekends no time would run; null: it would. */
  weekends: string | null;
}

/** What an onlooker sees; null before the start. */
export interface Onlooker {
  view: View | null;
}

/** Whether the process answers, or can keep anything. */
export interface Health {
  ok: boolean;
  version: string;
  /** why not. */
  reason?: string;
}

/** The public tables. */
export interface Lobby {
  type: 'lobby';
  /** first those that seek players, then newest first. */
  tables: TableInfo[];
  /** ids of those where nobody has been for ten minutes. */
  idle: string[];
}

/** The tables of whoever looks. */
export interface Mine {
  type: 'mine';
  tables: MyTable[];
  /** ids of what they seek. */
  seeks: string[];
  /** how many invitations wait for their answer. */
  invited: number;
}

/** Games that are sought. */
export interface Seeks {
  type: 'seeks';
  /** those who have waited longest first. */
  seeks: SeekInfo[];
  /** how many people are at the site. */
  here: number;
}

/** Whoever looks has found a game that they sought, and sits at its table. */
export interface Found {
  type: 'found';
  table: string;
  game: string;
  pace: PaceName | null;
}

/** Somebody has just signed in to the account of whoever looks. */
export interface NewSignIn {
  type: 'signed_in';
  /** browser and system, as the browser says. */
  device: string;
}

/** A value that nobody here has seen printed. */
export interface Doubt {
  /** its place in the data. */
  path: string;
  /** one of the game's `unsure`. */
  key: string;
  item: string;
  field: string;
  at: string[];
  /** in use here. */
  value: Value;
  /** the reconstruction's. */
  ours: Value;
  /** what it may be. */
  kind: Kind;
}

/** What of a game may be set by an edition. */
export interface EditionSheet {
  game: string;
  name: string;
  edition: Edition | null;
  /** a beginning, for a drawing. */
  view: View;
  doubts: Doubt[];
}

/** An edition that fits. */
export interface EditionChecked {
  edition: Edition | null;
  name: string;
  values: Args;
  /** the file with everything in it. */
  text: string;
}

/** A game of greedy bots by an edition. */
export interface EditionTrial {
  edition: Edition | null;
  players: number;
  plies: number;
  /** the game's own. */
  material: Args;
  /** at most 24, as an onlooker sees them. */
  moments: View[];
  scores: number[] | null;
  ranks: number[] | null;
}

/** A lesson; its name is `course.<game>.<id>.title`. */
export interface LessonInfo {
  id: string;
  /** how many it has. */
  steps: number;
  /** it consists of questions. */
  asks: boolean;
  /** ids of the rules that one tries in it. */
  tries: string[];
}

/** What somebody has answered in a lesson so far. */
export interface Answers {
  /**
   * to each step: an action in notation, one of the `choices`, or "" to read on, or where others
   * play on in the learner's place.
   */
  answers?: string[];
  /** actions of which is asked why they may not be done now. */
  why?: string[];
  /** one of the rules that one tries in it: where that is tried, whatever the answers. */
  rule?: string | null;
}

/** Where a lesson stands. */
export interface LessonMoment {
  /** number of the step, from 0; `of`: that of all steps, and at the end of the lesson. */
  at: number;
  of: number;
  /** so many of the answers led here; one that was wrong is not taken. */
  taken: number;
  /** for what: that the learner reads on, acts, or chooses one of `choices`. */
  waits: 'act' | 'choose' | 'end' | 'read';
  /** what the teacher says; null at the end. */
  say: Message | null;
  /** what it is about. */
  rule: string | null;
  /** CSS selectors of what is shown on the board. */
  point: string[];
  choices: string[];
  /**
   * whether "" is taken as well as actions: bots play on for a while then, and to the end of the
   * game where that is answered as long as it is taken.
   */
  plays_out: boolean;
  /** what the learner sees. */
  view: View;
  /** all that the learner may do, also what is not asked for. */
  legal: Legal[];
  prompt: Message | null;
  /** what was done since the answer before, as the log tells it. */
  entries: Entry[];
  /** why the last answer was not taken. */
  wrong: Because | null;
  /** why the last answer to a question was right. */
  learned: Because | null;
  /** why the actions of `why` may not be done; null where one may. */
  answers: (Because | null)[];
  /** the right answers that led here, where a rule was asked for; otherwise null. */
  way: string[] | null;
}

/** Why not. */
export interface Failed {
  code: string;
  /** of a sentence that says what to do. */
  key: string;
  args: Args;
}

/** An error answer. */
export interface Failure {
  error: Failed;
}

/** A browser in which one is signed in. */
export interface SessionInfo {
  handle: string;
  /** browser and system, as it says; may be empty. */
  device: string;
  /** Unix seconds. */
  created: number;
  /** Unix seconds, within the hour. */
  seen: number;
  /** it is the one that asks. */
  here: boolean;
}

/** A passkey of one's own. */
export interface PasskeyInfo {
  handle: string;
  /** where it was made; may be empty. */
  device: string;
  /** Unix seconds. */
  created: number;
  /** Unix seconds. */
  used: number;
}

/** Something that happened to the account. */
export interface News {
  kind:
    | 'cloned'
    | 'code_used'
    | 'codes_made'
    | 'device_added'
    | 'passkey_added'
    | 'passkey_removed'
    | 'signed_in';
  /** Unix seconds. */
  at: number;
  /** on which; may be empty. */
  device: string;
}

/** Everything that the page of one's account shows. */
export interface Account {
  player: string;
  name: string;
  /** false for a guest. */
  account: boolean;
  /** whether the address of the site lets browsers use passkeys. */
  passkeys_here: boolean;
  sessions: SessionInfo[];
  passkeys: PasskeyInfo[];
  /** recovery codes that are left. */
  codes: number;
  /** what happened since this browser was told, the latest first. */
  news: News[];
  /** whether they decide what is reported. */
  moderator: boolean;
  /** what moderators have decided about them, with the reason. */
  sanctions: SanctionInfo[];
}

/** What moderators have decided about somebody, or an address. */
export interface SanctionInfo {
  id: number;
  kind: 'ban' | 'mute';
  /** id; null: an address. */
  player: string | null;
  /** Unix seconds. */
  since: number;
  /** Unix seconds; null: for good. */
  until: number | null;
  /** as the person reads it. */
  reason: string;
}

/** A session that has ended. */
export interface Ended {
  /** it was the one that asked. */
  here: boolean;
}

/** A proof of work to be done before an account is made (ALTCHA, version 2). */
export interface Work {
  /** as its algorithm wants it; null: none is asked for. */
  challenge: Args | null;
}

/** What an authenticator answers, as WebAuthn writes it in JSON. */
export interface Credential {
  credential: Args;
  /** the solution of the proof of work as base64, where one is asked for. */
  work?: string | null;
}

/** Makes an account without a passkey. */
export interface Worked {
  /** as in Credential. */
  work?: string | null;
}

/** A recovery code or the code of a second device, as typed. */
export interface Typed {
  code: string;
}

/** New recovery codes; those of before are void. */
export interface Codes {
  codes: string[];
}

/** A code with which one other device may sign in once. */
export interface Pairing {
  code: string;
  /** the page that takes it. */
  url: string;
  /** `url` as a picture: the path of a QR code's dark squares, `size` units wide. */
  qr: string;
  size: number;
  /** how long it holds. */
  seconds: number;
}

/** Whoever asks for it is deleted; `name` is theirs, typed to be sure. */
export interface Goodbye {
  name: string;
}

/** A line of chat. */
export interface Said {
  /** Unix seconds. */
  at: number;
  text: string;
}

/** A table of one's own. */
export interface MyLog {
  table: string;
  /** as one may know it; null: of another edition, or to be had when the game is over. */
  record: string | null;
  /** what one has said there. */
  said: Said[];
}

/** Somebody as the site knows them. */
export interface Myself {
  id: string;
  name: string;
  lang: string;
  /** Unix seconds. */
  created: number;
  account: boolean;
  /** Unix seconds: when they made the account; null: a guest. */
  since: number | null;
  /** moderator; null: none. */
  role: string | null;
}

/** Everything that is kept of somebody. */
export interface MyData {
  /** Unix seconds. */
  made: number;
  person: Myself;
  /** whom they were before they signed in to their account. */
  guests: Myself[];
  /**
   * rows by table of the database, without what is secret, and as `invitations_sent` whom they
   * have invited.
   */
  stored: { [name: string]: Args[] };
  /** every table whose log names them. */
  tables: MyLog[];
}

/** Who one is now. */
export interface SignedIn {
  player: string;
  name: string;
  /** tables that the guest of this browser keeps, since the account plays there too. */
  stayed: number;
}

/** The caller's holiday. */
export interface Holiday {
  /** they are on holiday until then, in Unix seconds; null: they are not. */
  until: number | null;
  /** hours of this year's that are left, rounded down. */
  left: number;
  /** how many running games of theirs stand still, or would. */
  tables: number;
}

/** A holiday that begins now. */
export interface HolidayChange {
  /** how long it lasts, or as long as there are days left; null: the one that is on ends. */
  days: number | null;
}

/** One way by which the caller is told. */
export interface ChannelInfo {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  /** the host of a push service, the address, the URL. */
  name: string;
  /** false while it is switched off. */
  wanted: boolean;
  /** false until the link in a mail has been followed. */
  confirmed: boolean;
  /** of a browser, by which it knows itself. */
  endpoint?: string;
  /** of a webhook, by which its receiver checks what it gets. */
  secret?: string;
}

/** How the caller is told that a table waits for them. */
export interface NoticeSettings {
  /** of the site, as a browser takes it to subscribe. */
  key: string;
  /** whether this site sends mails. */
  mail: boolean;
  channels: ChannelInfo[];
  /** IANA name of the time zone of the waking hours; empty: none was chosen. */
  zone: string;
  /** minutes after midnight; reminders come from then on. */
  since: number;
  /** likewise; the same as `since`: all day long. */
  until: number;
}

/** When the caller may be reminded. */
export interface WakingChange {
  zone: string;
  since: number;
  until: number;
}

/** A new way: a browser's subscription, an address to mail to, or the https URL of a webhook. */
export interface NewChannel {
  push?: Subscription | null;
  mail?: string | null;
  webhook?: string | null;
}

/** What a browser gives whoever may push to it. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What shall change of a channel. */
export interface ChannelChange {
  wanted?: boolean;
  /** it goes for good. */
  forget?: boolean;
}

/** Whether a notice was taken. */
export interface Tried {
  sent: boolean;
  /** nobody is there any more: the channel is forgotten. */
  gone: boolean;
}

/** A place on a leaderboard. */
export interface Ranked {
  /** id of the person; null: a bot. */
  player: string | null;
  /** of the person; empty: a bot. */
  name: string;
  /** of the bot, whose rating is fixed; null: a person. */
  level: string | null;
  rating: Shown;
}

/** A rating as people see it. */
export interface Shown {
  /** 1500 for somebody new. */
  points: number;
  /** points that the true strength may well lie above or below: two standard deviations. */
  give: number;
  /** that counted. */
  games: number;
}

/** The strongest at a title with about so many seats, the surest strength first. */
export interface Leaderboard {
  game: string;
  seats: '2' | '3-4' | '5-6';
  places: Ranked[];
}

/** A rating after a game that ended at `at` in Unix seconds. */
export interface Moment {
  at: number;
  points: number;
  give: number;
}

/** What somebody has reached at a title with about so many seats. */
export interface Standing {
  game: string;
  seats: '2' | '3-4' | '5-6';
  rating: Shown;
  /** games of those rated in which they were first, alone or shared. */
  wins: number;
  /** at most 200 points, the oldest first. */
  history: Moment[];
}

/** Rated games that the caller and somebody have played together. */
export interface Versus {
  games: number;
  /** in so many the caller was ahead. */
  ahead: number;
  behind: number;
}

/** What the coach says of a game of somebody's: of what they decided on one seat of it. */
export interface JudgedGame {
  table: string;
  game: string;
  /** when it ended, in Unix seconds. */
  at: number;
  /** mean loss of win share a decision that counts, in points of a hundred. */
  error_rate: number;
  /** decisions that count; none that a bot took for them, or somebody before them. */
  counted: number;
}

/** What somebody has reached with the puzzles of a game. */
export interface PuzzleStanding {
  game: string;
  /** with the puzzles that counted as its games. */
  rating: Shown;
  /** how many of these they solved at the first attempt. */
  solved: number;
}

/** What everybody may know of somebody with an account. */
export interface Profile {
  player: string;
  name: string;
  /** when they came, in Unix seconds. */
  since: number;
  standings: Standing[];
  /** of the games of which they have attempted some. */
  puzzles: PuzzleStanding[];
  /** public games that have ended, the latest first. */
  recent: TableInfo[];
  /** public games that the coach was asked about, at most 200, the oldest first. */
  judged: JudgedGame[];
  /** null: the caller is nobody with an account, or they themselves. */
  versus: Versus | null;
}

/** What a rated game may do to the caller's rating. */
export interface Stakes {
  now: Shown;
  /** were they first, and all others behind them in their order of today. */
  win: Shown;
  /** were they last. */
  loss: Shown;
  /** how likely they are to win, in percent. */
  chance: number;
}

/** A game at whose table one sits. */
export interface MyGame {
  /** for oneself. */
  waits: boolean;
  /**
   * when it began to wait, or went on without; of a finished one: when it ended. In Unix seconds.
   */
  at: number;
  /** one's own; nobody else sees it. */
  note: string;
  table: TableInfo;
  /** seconds until one's own time is up; only where it runs. */
  up_in?: number;
}

/** A page of one's own games. */
export interface MyGames {
  games: MyGame[];
  /** what to ask the next page with; null: this is the last one. */
  after: string | null;
}

/** What one has noted at a table; empty: nothing. */
export interface Note {
  text: string;
}

/** What one last saw of a table at which one sits. */
export interface LastSeen {
  /** as of which it was before one's eyes, on any device; null: never. */
  version: number | null;
}

/** How one stands to somebody; what is left out stays. */
export interface TieChange {
  follow?: boolean | null;
  mute?: boolean | null;
  block?: boolean | null;
}

/** How one stands to somebody. */
export interface Tie {
  player: string;
  name: string;
  /** they stand at the head of one's list. */
  follow: boolean;
  /** one sees nothing of what they say. */
  mute: boolean;
  /** neither sees what the other says, and they never sit at one table. */
  block: boolean;
}

/** Somebody to be invited. */
export interface NewInvitation {
  /** their id, as in the address of their page. */
  player: string;
  /** at which the caller sits and a seat is free. */
  table: string;
}

/** Whether an invitation is accepted: then one sits at the table. */
export interface InvitationAnswer {
  accept: boolean;
}

/** An invitation to a table. */
export interface Invitation {
  id: string;
  /** the name of who invites, and `by_player` their id. */
  by: string;
  by_player: string;
  /** of who is invited, and `player` their id. */
  name: string;
  player: string;
  /** Unix seconds. */
  until: number;
  /** they have said no. */
  declined: boolean;
  table: TableInfo;
}

/** One's own invitations that hold: to oneself, and by oneself. */
export interface Invitations {
  got: Invitation[];
  sent: Invitation[];
}

/** Somebody with an account whom one follows, or has sat at a table with. */
export interface Acquaintance {
  player: string;
  name: string;
  follow: boolean;
}

/** Reports somebody to the moderators. */
export interface NewReport {
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair';
  /** what there is to add. */
  words?: string;
}

/**
 * Reports somebody at a table: who said a line, or who sits on a seat. The server itself attaches
 * the talk around it.
 */
export interface TableReport {
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair';
  /** what there is to add. */
  words?: string;
  /** version of the line of chat in the log. */
  line?: number | null;
  /** of the person, where it is about no line. */
  seat?: number | null;
}

/** The moderators have the report. */
export interface Reported {
  /** they had it already, or have so much about the same person that they need no more. */
  again: boolean;
}

/** A person in a report. */
export interface Somebody {
  id: string;
  name: string;
  /** false for a guest. */
  account: boolean;
}

/** A line of chat around what is reported. */
export interface ExcerptLine {
  /** its version in the log of the table. */
  n: number;
  /** id of who said it. */
  player: string;
  name: string;
  /** Unix seconds. */
  at: number;
  text: string;
  /** it is the one. */
  reported: boolean;
}

/** A report. */
export interface ReportInfo {
  id: number;
  /** Unix seconds. */
  at: number;
  /** Unix seconds; null: it is open. */
  closed: number | null;
  reason: 'insult' | 'name' | 'other' | 'spam' | 'unfair';
  words: string;
  /** who is reported. */
  subject: Somebody;
  /** under which they were seen. */
  name: string;
  /** who reports; the reported person never hears who. */
  by: Somebody;
  /** how many people have reported them. */
  times: number;
  /** null: reported on their page. */
  table: string | null;
  /** of the table, then. */
  version: number | null;
  /** the talk around it, as the reporter could read it. */
  lines: ExcerptLine[];
  /** what holds for the reported person. */
  sanctions: SanctionInfo[];
}

/** Something that was done. */
export interface AuditRow {
  id: number;
  /** Unix seconds. */
  at: number;
  /** id of a moderator, or `cli:` and a user of the machine. */
  actor: string;
  /** empty where the machine's user did it. */
  actor_name: string;
  /** what, as the tag of an act. */
  act: string;
  /** id of the person whom it is about. */
  subject: string | null;
  subject_name: string;
  table: string | null;
  /** version of a line of chat. */
  line: number | null;
  /** number of a report. */
  report: number | null;
  /** number of what was lifted. */
  sanction: number | null;
  /** Unix seconds. */
  until: number | null;
  why: string;
}

/** What moderators have before them; reports about moderators are for whoever runs the site. */
export interface Desk {
  /** how many reports are open. */
  open: number;
  /**
   * the open ones, the oldest first and at most three about one person, or the closed ones, the
   * latest first.
   */
  reports: ReportInfo[];
  /** what was done, the latest first. */
  audit: AuditRow[];
  /** what to ask for what was done before; null: that is all. */
  more: number | null;
}

/** What every act has: why it is done. */
export interface Reasoned {
  act: 'Reasoned';
  why: string;
}

/** What most acts have besides: the report that led to it. */
export interface Decision {
  act: 'Decision';
  why: string;
  report?: number | null;
}

/** Closes a report, and all open ones about the same. */
export interface Close {
  act: 'close';
  why: string;
  report: number;
}

/** Takes the words out of a line of chat; the log keeps that there was one. */
export interface DeleteLine {
  act: 'delete_line';
  why: string;
  report?: number | null;
  table: string;
  line: number;
}

/** Lets somebody say nothing at any table for so many days; null: for good. */
export interface Mute {
  act: 'mute';
  why: string;
  report?: number | null;
  player: string;
  days: number | null;
}

/** Lets somebody neither sit, talk, seek nor open anything for so many days; null: for good. */
export interface Ban {
  act: 'ban';
  why: string;
  report?: number | null;
  player: string;
  days: number | null;
  /** nor any guest from where they came last, for 30 days at most. */
  address?: boolean;
}

/**
 * Ends a ban or mute by its number; one for good, or of an address, only whoever runs the site
 * ends.
 */
export interface Lift {
  act: 'lift';
  why: string;
  report?: number | null;
  sanction: number;
}

/** Gives somebody another name, in all logs, too. */
export interface Rename {
  act: 'rename';
  why: string;
  report?: number | null;
  player: string;
  /** only whoever runs the site chooses one; null: a neutral one. */
  name?: string | null;
}

/** Lets no guest of an address (IPv6: its /64) sit, talk, seek or open anything. */
export interface BanAddress {
  act: 'ban_address';
  why: string;
  report?: number | null;
  address: string;
  days: number;
}

/** Makes somebody with an account a moderator. */
export interface Grant {
  act: 'grant';
  why: string;
  report?: number | null;
  player: string;
}

/** Makes somebody a moderator no longer. */
export interface Revoke {
  act: 'revoke';
  why: string;
  report?: number | null;
  player: string;
}

/** How a day (UTC) has gone. */
export interface SiteDay {
  day: string;
  /**
   * the part of its half minutes, as far as they have passed, in which the site could keep a move.
   */
  up: number;
  /** milliseconds in which half of all commands were acknowledged; null: there were none. */
  p50: number | null;
  /** the same of 99 of 100. */
  p99: number | null;
  /** tables whose log could no longer be replayed. */
  broken: number;
  /** acknowledged moves that were gone. */
  lost: number;
}

/** How the site has run. */
export interface SiteStatus {
  /** the latest first; none before its first. */
  days: SiteDay[];
  /** the seconds since the last backup that was checked; null: nobody has made one. */
  backup: number | null;
}

/** A measured value. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

/** How much there is of games of one kind. */
export interface Counted {
  /** number of seats. */
  players: number;
  /** played these seats. */
  who: 'bots' | 'people';
  options: { [name: string]: boolean | string };
  /** seats that were played. */
  n: number;
}

/** Something that seats did. */
export interface Thing {
  id: string;
  /** the key of what it is called. */
  name: string;
  /** how many seats did it. */
  n: number;
  /**
   * what part of them won, a shared win divided; null here and below: fewer than `least` did it.
   */
  wins: Interval | null;
  /** their final points. */
  points: Interval | null;
  /** the points that this alone paid; also null where that cannot be said. */
  own: Interval | null;
}

/** What is compared with each other. */
export interface Things {
  id: string;
  /** the key of what it is called. */
  title: string;
  /** the `id` of each thing is printed on it. */
  numbered: boolean;
  /** most often done first. */
  things: Thing[];
}

/** What was played of a game, and how often it won. */
export interface Explored {
  game: string;
  players: number;
  who: 'bots' | 'people';
  options: { [name: string]: boolean | string } | null;
  /** so many seats must have done something before more is told than their number. */
  least: number;
  /** of what kinds of games there is anything. */
  counted: Counted[];
  /**
   * how many of the seats that are shown are of games that bots played before, whose counts come
   * with the game.
   */
  shipped: number;
  /** what part of all these seats won; null: they are fewer than `least`. */
  wins: number | null;
  topics: Things[];
}

/** How much was simulated for one decision; usually it is another for some actions. */
export interface CoachEffort {
  /** in each tree. */
  simulations: number;
  /** at most so many for each of the last two actions. */
  trees: number;
  /** simulations of the search that proposes actions, in trees. */
  proposing: number;
  /**
   * actions that were compared with the one that was played; reports of earlier versions do not
   * say so, and it was 4.
   */
  rivals?: number;
  /**
   * how many times as large trees are at most where it is unsure whether a loss bears a name; with
   * 1 there is no closer look, as in reports of earlier versions, which do not tell.
   */
  closer?: number;
  /**
   * trees for each action in the first round of the choice; reports of earlier versions do not say
   * so, and it was 2.
   */
  round?: number;
}

/** What chance brought a seat between two decisions. */
export interface CoachDraw {
  first: number;
  last: number;
  /** of the final lead that it brought. */
  points: number;
  /** of wins that it brought. */
  share: number;
}

/**
 * Where the result of a seat comes from, in points of the final lead over the best of the others:
 * `start + errors + luck + others` is `result`.
 */
export interface CoachLedger {
  /** what it could expect. */
  start: number;
  /** of its own; below 0. */
  errors: number;
  /** of all draws. */
  luck: number;
  /** what the others did, and what the estimates cannot tell. */
  others: number;
  /** the lead at the end; of a game that was broken off, what was to be expected. */
  result: number;
  /** the result without the luck. */
  adjusted: number;
  draws: CoachDraw[];
}

/** What a seat could expect. */
export interface Prospect {
  /** so many actions. */
  after: number;
  /** of wins, from 0 to 1. */
  share: number;
}

/** How a seat has played. */
export interface CoachedSeat {
  seat: number;
  /**
   * mean loss of win share a decision that counts, in points of a hundred; null without such a
   * decision.
   */
  error_rate: number | null;
  /** decisions that count. */
  counted: number;
  /** how many decisions bear each verdict. */
  verdicts: { [name: string]: number };
  /** numbers of the actions that lost most, the worst first. */
  costliest: number[];
  ledger: CoachLedger;
  /** over the game, in order. */
  prospects: Prospect[];
}

/** An action that was looked at. */
export interface Candidate {
  /** in notation. */
  action: string;
  /** of wins that it promises, from 0 to 1. */
  share: number;
  /** standard deviation of `share`. */
  deviation: number;
  /** that looked at it; 1 where it is known exactly. */
  trees: number;
}

/** The score line that differs most. */
export interface LossReason {
  /** whose line it is. */
  seat: number;
  /** of the line's name, and `args` of that. */
  key: string;
  args: Args;
  /** what the action brought that seat in this line, on average, against the better one. */
  points: number;
}

/** What a decision cost. */
export interface Judgement {
  /** who decided. */
  seat: number;
  /** the action, in notation. */
  played: string;
  /** the better of the two that most trees compared; `played` where nothing better was found. */
  best: string;
  /** of win share, from 0 to 1. */
  loss: number;
  /** standard deviation of `loss`. */
  deviation: number;
  /** the same loss, in points of the final lead. */
  points: number;
  /** null where no loss is sure. */
  verdict: 'blunder' | 'inaccuracy' | 'mistake' | null;
  /** whether it counts for the error rate. */
  counted: boolean;
  /**
   * `best` first, then by how many trees looked at them; in reports of earlier versions `best` may
   * come later. An action that fewer trees looked at may promise more than `best`, by chance.
   */
  candidates: Candidate[];
  reason: LossReason | null;
}

/** A judged action of the record. */
export interface CoachedDecision {
  /** there, from 1. */
  number: number;
  judgement: Judgement;
}

/** What `lutetia coach --json` prints. */
export interface CoachReport {
  game: string;
  players: number;
  /** empty here. */
  names: string[];
  seed: number;
  effort: CoachEffort;
  /**
   * whether the game has ended, also by agreement or because seats gave up; else, as where it was
   * broken off, results are what was to be expected.
   */
  over: boolean;
  /** whether win shares come from games that were played. */
  fitted: boolean;
  /** whether these were played with the net of today. */
  current: boolean;
  seats: CoachedSeat[];
  decisions: CoachedDecision[];
}

/** A decision with a verdict in words. */
export interface CoachMove {
  /** of the action in the record, from 1. */
  number: number;
  /** its candidates in their order, each as the log would tell it. */
  told: Entry[];
}

/** A report, with what its page needs besides. */
export interface Coaching {
  report: CoachReport;
  moves: CoachMove[];
  /**
   * numbers of the actions that a bot took in place of the person who sits there, from 1; reports
   * of earlier versions do not tell.
   */
  bots?: number[];
}

/** Which decision somebody wants to have judged while they play. */
export interface JudgeWanted {
  /** their own. */
  seat: number;
  /** of the action, from 1; null: the last of theirs at which there was a choice. */
  number?: number | null;
}

/** A decision of a game against bots, judged on what its seat could know then. */
export interface Judged {
  /** of the action, from 1. */
  number: number;
  /** of the table, which the entry of that action bears in the log. */
  version: number;
  judgement: Judgement;
  /** the candidates in their order, each as the log would tell it. */
  told: Entry[];
}

/** What somebody tries in place of a decision of a game that has ended. */
export interface ExerciseTry {
  /** of that action, from 1. */
  number: number;
  /** in notation; null to see the position. */
  action?: string | null;
  /** actions of which is asked why they may not be done. */
  why?: string[];
}

/** What an action that was tried promises. */
export interface TriedMove {
  /** in notation. */
  action: string;
  /** of wins that it promises, from 0 to 1; never more than `best`. */
  share: number;
  /** that the best action promises. */
  best: number;
  /**
   * it loses less than what bears a name; of what was played, and of what the report did not
   * compare, also where it does so, but not for sure.
   */
  right: boolean;
}

/** A decision of a game that has ended, before it was taken. */
export interface Exercise {
  /** what the seat that decided saw. */
  view: View;
  /** what it could do. */
  legal: Legal[];
  prompt: Message;
  /** why what was tried is no legal action. */
  wrong: Because | null;
  /** for each action that was asked about, why it may not be done; null where it may. */
  answers: (Because | null)[];
  /** what was tried, where it is legal. */
  tried: TriedMove | null;
}

/** How far the coach is with the game of a table. */
export interface Coached {
  /** nobody has asked for the report, it waits for others, is being made, or is there. */
  state: 'made' | 'none' | 'waits' | 'works';
  done: number;
  total: number;
  /** null until it is there. */
  made: Coaching | null;
}

/** A puzzle. */
export interface PuzzleInfo {
  id: string;
  /** seats of its game. */
  players: number;
  /** how hard it is, on the scale of those who attempt it. */
  rating: number;
}

/** What somebody with an account has reached with the puzzles of a game. */
export interface MyPuzzles {
  /** theirs at these puzzles, with the attempts that counted as its games. */
  rating: Shown;
  /** puzzles that they solved the last time. */
  solved: number;
  /** puzzles that they did not, and which return. */
  failed: number;
  /** id of the one that comes next; null where there is none. */
  next: string | null;
}

/** The puzzles of a game. */
export interface PuzzleList {
  /** those that are asked, the easiest first. */
  puzzles: PuzzleInfo[];
  /** id of the one of today, the same for all; null where there is none. */
  daily: string | null;
  /** null: the caller has no account, and their browser keeps what they solve. */
  mine: MyPuzzles | null;
  /** those that are not asked any more; links to them still lead there, and no attempt counts. */
  retired: PuzzleInfo[];
}

/** What somebody tries in a puzzle. */
export interface Attempt {
  /** in notation; null to see the position. */
  action?: string | null;
  /** actions of which is asked why they may not be done. */
  why?: string[];
  /** actions of the turn that were right so far, each told by an answer before. */
  found?: string[];
  /** this browser was told the solution before, without an account: the attempt is no first one. */
  again?: boolean;
}

/** What a browser kept of puzzles while there was no account. */
export interface Brought {
  /** ids of puzzles that were solved the last time. */
  solved?: string[];
  /** ids of those that were not. */
  failed?: string[];
}

/** What an attempt was worth. */
export interface Solution {
  /** it was the best action. */
  right: boolean;
  /** the best action is also what pays most at once. */
  quiet: boolean;
  /** share of wins that the attempt loses, from 0 to 1; null where it was not compared. */
  cost: number | null;
  /** the greatest such loss among the actions that were compared. */
  most: number;
  /** points of the final lead by which the best action is ahead of the next. */
  ahead: number;
  /** what speaks for it. */
  reason: LossReason | null;
  /** the best action, as a log tells it; the view is the one after it. */
  best: Entry;
}

/** What an attempt has done to ratings. */
export interface PuzzleChange {
  /** points that the caller has won or lost. */
  change: number;
  /** the rating of the puzzle now. */
  puzzle: number;
}

/** A puzzle before or after an attempt. */
export interface PuzzleMoment {
  /** what whoever is to act sees. */
  view: View;
  /** what they may do; nothing after an attempt. */
  legal: Legal[];
  prompt: Message | null;
  /** why what was tried is no legal action; it counts as no attempt then. */
  wrong: Because | null;
  /** for each action that was asked about, why it may not be done; null where it may. */
  answers: (Because | null)[];
  /** after an attempt. */
  solution: Solution | null;
  /** after an attempt of somebody with an account. */
  mine?: MyPuzzles | null;
  /** after an attempt that counted: the first one of somebody with an account. */
  counted?: PuzzleChange | null;
  /** actions of the turn that were right so far; while the turn goes on, nothing is solved yet. */
  found?: string[];
}

/** A sealed deal (docs/sealed_deals.md). */
export interface SealedDeal {
  /** its name. */
  scheme: string;
  /** that is part of all that is hashed. */
  table: string;
  /** how many draws each of `roots` is for. */
  leaves: number;
  /** in hexadecimal, the first from before the game. */
  roots: string[];
  /** of stirring; the last one counts. */
  rounds: StirringRound[];
  /** that have stirred. */
  seats: number[];
  /** of people who have not. */
  away: number[];
  /** what all have stirred together, in hexadecimal; "" before the game. */
  stirred: string;
  /** in order; without total, pick and proof where the reader may not know them yet. */
  draws: SealedDraw[];
  /** the site was told before the game what chance would bring first. */
  opening: boolean;
  /** the site cannot open the envelope any more, and draws without it. */
  broken: boolean;
  /** in hexadecimal, once the game is over; else null. */
  master: string | null;
}

/** One round of stirring. */
export interface StirringRound {
  promises: SeatHash[];
  shown: SeatHash[];
}

/** What a seat promised or showed, in hexadecimal. */
export interface SeatHash {
  seat: number;
  hash: string;
}

/** A draw; `void` where it was taken back. */
export interface SealedDraw {
  /** its number. */
  n: number;
  /**
   * the sum of the weights of all outcomes; left out, as the rest, where the reader may not know
   * it yet.
   */
  t?: number;
  /** the number below `t` on which it fell. */
  pick?: number;
  /** its secret and the hashes that lead from it to the root, in base64. */
  proof?: string;
  void: boolean;
}

/** What a value of an edition may be. */
export interface Kind {
  is:
    | 'whole'
    | 'flag'
    | 'line'
    | 'words'
    | 'wholes'
    | 'point'
    | 'amounts'
    | 'tiles'
    | 'rays'
    | 'pairs'
    | 'place'
    | 'towns';
  least?: number;
  most?: number;
  count?: number;
  of?: string[];
  repeat?: boolean;
  falling?: boolean;
  rising?: boolean;
  wide?: number;
  high?: number;
  census?: [string, number][];
  longest?: number;
  size?: number;
  worth?: number;
}

/** What the socket of a table says. */
export type FromServer =
  Full | Update | Presence | Ack | Refused | Page | Position | Info | Supposed | Advised | Reasons;

/** What the socket of the lobby says. */
export type FromLobby = Lobby | Mine | Seeks | Found | NewSignIn;

/** What a client may say to a table. */
export type ToServer =
  | Act
  | Sit
  | Stand
  | Bot
  | Start
  | Resign
  | Abort
  | Undo
  | End
  | Answer
  | Promise
  | Show
  | Chat
  | MuteHere
  | Look
  | Log
  | Rematch
  | Watch
  | Suppose
  | Why
  | Hint
  | Seen;

type Unsent<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The same before it has an id. */
export type Command = Unsent<ToServer>;
