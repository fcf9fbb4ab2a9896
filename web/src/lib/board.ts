// What the shell and the drawing of a game say to each other.
import type { Args, Because, Entry, Legal, TableInfo, Turn, View, You } from './protocol';

export type Translate = (key: string, args?: Args) => string;

/**
 * What a board has yet to show of what happened: everybody's points at this moment of it, and how
 * to end it.
 */
export interface BoardAnimation {
  points: number[];
  skip: () => void;
}

/** Shows what is told in some entries, over the view before them; `done` when that has been seen.
 * Gives what skips it, null where there is nothing to show. */
export type Player = (entries: Entry[], quick: boolean, done: () => void) => (() => void) | null;

/** A place on the board that somebody's last turn touched; `fresh`: since one's own. */
export interface Mark {
  seat: number;
  fresh: boolean;
}

/** What every game's Board.svelte is given. */
export interface BoardProps {
  /** In the form of the game. */
  material: unknown;
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
  /**
   * What the present position with a plan laid on it would score, in the form of the game; null
   * when nobody can say.
   */
  suppose?: (plan: Args) => Promise<unknown>;
  /** Why each of these actions may not be done now, null where it may; null when nobody can say. */
  why: (actions: string[]) => Promise<(Because | null)[] | null>;
  /** What a strong player would do now: it is put within reach, and told in a sentence. */
  hint?: Legal | null;
  tell?: (sentence: string) => void;
  /** Takes back the latest action, or everything from a ply on; left out where nothing can be. */
  undo?: ((to?: number) => void) | undefined;
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
