// One thing after another: what others do arrives in updates, and each is shown before the next one
// is told. All that the page tells, offers and plays comes from the session, so it is enough that
// the session waits.
import type { Player } from '../../lib/board';
import type { Entry, FromServer, Turn, View } from '../../lib/protocol';
import { receive, type Session } from '../../lib/session';
import type { Pace } from '../../lib/lazy/pace';

type Update = Extract<FromServer, { type: 'update' }>;

/** Milliseconds in which one action of somebody else is shown. */
export const LENGTH = { quick: 400, normal: 800 };
/** Whoever is further behind than this many updates is shown where the game stands. */
export const MAX_QUEUED = 4;
/** Milliseconds after which a board that still shows what happened is cut short. */
const PATIENCE = 25_000;

export interface Host {
  session: Session;
  readonly live: boolean;
  /** The board's own way of showing what happened, over the view before it. */
  readonly player: Player | null;
  /** How fast things are shown now; off also where nobody looks, or wants no motion. */
  pace(): Pace;
  /**
   * Makes a change with pieces that move for so many milliseconds, and gives what ends their
   * movement at once.
   */
  movePieces(change: () => void, ms: number): () => void;
}

/** Milliseconds for which the past rests before it moves. */
const REST = 500;

const nothing = (): void => {};

/** What a step changes on the page, whatever has come meanwhile. */
export type Change = (now: Session) => Session;

const acts = ({ entries }: Update): boolean => entries.some(({ kind }) => kind === 'act');

/** The turn as it looks while an action is shown: nobody has anything to do. */
export function still(turn: Turn, game: string, { ply, events }: Entry): Turn {
  const { kind, ...args } = events[0] ?? { kind: '' };
  return {
    ...turn,
    ply: ply ?? turn.ply,
    mine: false,
    legal: [],
    undo: null,
    back: null,
    wait: kind ? { key: `${game}.event.${kind}`, args } : turn.wait,
  };
}

/**
 * The session in which an action is told, but what it led to is not there yet: nobody has anything
 * to do.
 */
function amid(now: Session, { version, entries }: Update): Session {
  const { table, view, turn, you } = now;
  if (!table || !turn || !you) return now;
  const last = entries.findLastIndex(({ kind }) => kind === 'act');
  const act = entries[last]!;
  const rests = still(turn, table.game, act);
  const told = { version, table, view, turn: rests, you, entries: entries.slice(0, last + 1) };
  const next = receive(now, { type: 'update', ...told })[0];
  // The log tells what it led to when it has been seen. Whoever has to ask anew asks for what they
  // have not been shown.
  const log = [...next.entries.slice(0, -1), { ...act, events: act.events.slice(0, 1) }];
  return { ...next, version: now.version, turn: { ...rests, log } };
}

export class UpdateQueue {
  #host: Host;
  #queue: FromServer[] = [];
  /** What a board is still showing, told but not yet come to pass. */
  #held: Update | null = null;
  /** Ends what is moving now. */
  #cut: (() => void) | null = null;
  /** What is left of what happened before, and what is done once it is told. */
  #past: Change[] = [];
  #told = nothing;
  /** Positions of the past that are on their way, by ply. */
  #asked = new Map<number, (view: View) => void>();

  constructor(host: Host) {
    this.#host = host;
  }

  get busy(): boolean {
    return this.#cut !== null;
  }

  /** Whether a message is shown in its turn; if not, it is for the page to take at once. */
  take(message: FromServer): boolean {
    const { type } = message;
    if (type === 'position') return this.#answer(message.ply, message.view);
    // What happens now is told after what happened before.
    if (this.#told !== nothing) {
      if (type === 'presence') return false;
      if (type === 'update' || type === 'table') this.finish();
    }
    if (type === 'table') this.#drop();
    if (type !== 'update' && type !== 'presence') return false;
    const shown = type === 'update' && this.#seen(message);
    if (!this.busy && !shown) return false;
    if (shown && this.#own(message)) this.finish();
    this.#queue.push(message);
    if (!this.busy) this.#next();
    else if (this.#queue.length > MAX_QUEUED || (type === 'update' && !this.#wanted(message)))
      this.finish();
    return true;
  }

  /** A view of the past, asked for by whoever calls; never one that somebody looks back at. */
  position(ply: number): Promise<View> {
    return new Promise((done) => this.#asked.set(ply, done));
  }

  #answer(ply: number, view: View): boolean {
    const done = this.#host.live ? this.#asked.get(ply) : undefined;
    this.#asked.delete(ply);
    done?.(view);
    return done !== undefined;
  }

  /**
   * Shows what happened before, one change after another in so many milliseconds each; the first
   * leads back, the last to the present. `done` when all is told, or ended.
   */
  recall(past: Change[], ms: number, done: () => void): void {
    this.finish();
    const [back, ...rest] = past;
    if (!back || rest.length === 0) return done();
    this.#host.session = back(this.#host.session);
    this.#past = rest;
    this.#told = done;
    this.#wait(REST, undefined, () => this.#again(ms));
  }

  #again(ms: number): void {
    const change = this.#past.shift();
    if (!change) {
      const told = this.#told;
      this.#told = nothing;
      told();
      return this.#next();
    }
    const end = this.#host.movePieces(() => {
      this.#host.session = change(this.#host.session);
    }, ms * 0.9);
    this.#wait(ms, end, () => this.#again(ms));
  }

  /** Everything that has come is there at once, and is told in one. */
  finish(): void {
    if (!this.#cut) return;
    if (this.#told !== nothing) {
      const past = this.#past.splice(0);
      this.#drop();
      this.#host.session = past.reduce((now, change) => change(now), this.#host.session);
      const told = this.#told;
      this.#told = nothing;
      return told();
    }
    const { entries } = this.#host.session;
    const known = entries.at(-1)?.n ?? -Infinity;
    const all = this.#held ? [this.#held, ...this.#queue] : this.#queue;
    const last = all.reduce((now, message) => receive(now, message)[0], this.#host.session);
    this.#drop();
    if (all.length === 0) return;
    this.#host.session = { ...last, fresh: last.entries.filter(({ n }) => n > known) };
  }

  #drop(): void {
    const cut = this.#cut;
    this.#queue = [];
    this.#held = this.#cut = null;
    cut?.();
  }

  #wanted({ you }: Update): boolean {
    const { live, session } = this.#host;
    return live && this.#host.pace() !== 'off' && you.seat === session.you?.seat;
  }

  #seen(update: Update): boolean {
    return acts(update) && this.#wanted(update);
  }

  #own({ entries, you }: Update): boolean {
    return entries.some(({ kind, seat }) => kind === 'act' && you.seats.includes(seat ?? -1));
  }

  #apply(message: FromServer): void {
    this.#host.session = receive(this.#host.session, message)[0];
  }

  #next(): void {
    const message = this.#queue.shift();
    if (!message) return;
    if (message.type !== 'update' || !this.#seen(message)) {
      this.#apply(message);
      return this.#wait(0);
    }
    const quick = this.#host.pace() === 'quick' || this.#queue.length > 1;
    if (this.#play(message, quick)) return;
    if (this.#own(message)) {
      this.#apply(message);
      return this.#next();
    }
    const ms = LENGTH[quick ? 'quick' : 'normal'];
    const end = this.#host.movePieces(() => this.#apply(message), ms);
    this.#wait(ms, end);
  }

  #wait(ms: number, end?: () => void, then = (): void => this.#next()): void {
    const timer = setTimeout(() => {
      end?.();
      this.#cut = null;
      then();
    }, ms);
    this.#cut = () => {
      clearTimeout(timer);
      end?.();
    };
  }

  /** Lets the board show it, if it has a way of its own. */
  #play(message: Update, quick: boolean): boolean {
    const done = (): void => {
      if (this.#cut !== mine) return;
      clearTimeout(patience);
      const held = this.#held;
      this.#held = this.#cut = null;
      if (held) this.#apply(held);
      // What has just been told is heard before the next.
      if (this.#queue.length > 0) this.#wait(0);
    };
    const skip = this.#host.player?.(message.entries, quick, done);
    if (!skip) return false;
    const patience = setTimeout(() => this.finish(), PATIENCE);
    const mine = (): void => {
      clearTimeout(patience);
      skip();
    };
    this.#cut = mine;
    // How it ended, the page holds back by itself until the board is at rest.
    if (message.table.status === 'over') this.#apply(message);
    else {
      this.#held = message;
      this.#host.session = amid(this.#host.session, message);
    }
    return true;
  }
}
