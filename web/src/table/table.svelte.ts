// One open table: the session, its line to the server, and where the reader stands in time.
import type { Component } from 'svelte';
import { say, t } from '../lib/lang.svelte';
import { step } from '../lib/log';
import type { Player, BoardAnimation } from '../lib/board';
import type {
  Args,
  Because,
  Command,
  Entry,
  FromServer,
  Legal,
  Message,
  Outcome,
  Turn,
  Value,
  View,
} from '../lib/protocol';
import { prefs } from '../lib/prefs.svelte';
import { closed, opened, queue, receive, start, tableAddress, type Session } from '../lib/session';
import { connect, type ReconnectingSocket } from '../lib/socket';
import type { UpdateQueue } from './animation/updateQueue';
import type { Heard } from './clock/heard';
import { toast } from '../lib/toasts.svelte';

let ids = 0;
const tab = Math.random().toString(36).slice(2, 8);

export class Table {
  session = $state.raw<Session>(start);
  /** The ply looked back at; null is the present. */
  looking = $state<number | null>(null);
  /** Answers to /help and /who, told to this reader alone. */
  infos = $state.raw<{ after: number; text: Message }[]>([]);
  missing = $state(false);
  /** The id of what was refused last: it leaves the outbox in the same moment. */
  refused?: string | null;
  /** What the board has yet to show; until then the page does not tell how it comes out. */
  showing = $state.raw<BoardAnimation | null>(null);
  /** Whether the board takes back steps of one's own turn itself. */
  undoes = $state(false);
  /** What a strong player would do at a ply. */
  advice = $state.raw<{ ply: number; move: Legal; why: string } | null>(null);
  /** Of a game that is over: what the bar shows behind its slider, which comes with the final
   * score, and by ply what the coach says of actions that lost something. */
  past = $state.raw<{ Curve?: Component<{ table: Table }>; [ply: number]: string }>({});
  /** The sentence in which the board tells it. */
  advised = $state('');
  /** How the board shows what happened before its view changes, where it has a way of its own. */
  player: Player | null = null;
  #socket: ReconnectingSocket;
  /** Questions on their way, by id. */
  /** The version that the click under way has acted on. */
  #acted = Infinity;
  #asked = new Map<string, (answer: FromServer | null) => void>();
  /** A page of the log is on its way. */
  #paging = false;
  /** Shows what others do one thing after the other; comes late. */
  #queue: UpdateQueue | undefined;
  #queueing: Promise<unknown> | undefined;
  #stopQueue: (() => void) | undefined;
  #gone = false;

  constructor(readonly id: string) {
    this.#socket = connect({
      address: () => tableAddress(id, this.session.version),
      opened: () => {
        const [next, unsent] = opened(this.session);
        this.session = next;
        unsent.forEach((message) => this.#socket.send(message));
        if (this.looking !== null) this.#ask(this.looking);
      },
      message: (data) => this.#receive(data as FromServer),
      closed: (code) => {
        this.#queue?.finish();
        this.session = closed(this.session);
        this.#unanswered();
        if (code === 4004 || code === 4404) this.missing = true;
      },
    });
  }

  /** Where motion is wanted, from now or from a later message on. */
  #motion(): void {
    if (this.#queueing || prefs.reducedMotion) return;
    this.#queueing = import('./animation/pageQueue').then(
      ({ pageQueue }) => this.#gone || ([this.#queue, this.#stopQueue] = pageQueue(this)),
      () => {},
    );
  }

  /** Asks for everything anew: the log as the seat now in front of the screen may know it. */
  refresh(): void {
    this.session = { ...this.session, version: null, entries: [], more: false, fresh: [] };
    this.#unanswered();
    this.#socket.again();
  }

  close(): void {
    this.#gone = true;
    this.#stopQueue?.();
    this.#socket.close();
  }

  get live(): boolean {
    return this.looking === null;
  }

  get last(): number {
    return this.session.turn?.ply ?? this.session.view?.ply ?? 0;
  }

  /** The view on show: the present one, or that of the ply looked at once it has come. */
  get view(): View | null {
    const { position, view } = this.session;
    if (this.looking === null) return view;
    return position?.view ?? view;
  }

  show = (showing: BoardAnimation | null): void => {
    this.showing = showing;
  };

  /** How the game came out, once everybody may have seen it. */
  get outcome(): Outcome | null {
    return this.showing ? null : (this.session.table?.outcome ?? null);
  }

  /** True while the game is over and the board has yet to show how. */
  get ending(): boolean {
    return this.showing !== null && this.session.table?.outcome != null;
  }

  /** The seat that is to act although nobody holds it, as in a record that is to be played on. */
  get vacant(): number | null {
    const { table, turn } = this.session;
    const seat = turn?.to_act ?? null;
    if (!this.live || table?.status !== 'playing' || seat === null) return null;
    return table.seats[seat]?.kind === 'empty' ? seat : null;
  }

  /** One's own seat that a bot keeps since the time was up. */
  get kept(): number | null {
    const { table, you } = this.session;
    if (!this.live || table?.status !== 'playing') return null;
    return you?.seats.find((seat) => table.seats[seat]?.keeper) ?? null;
  }

  /**
   * A seat's points as far as they may be known: null where a game hides them. While the screen
   * changes hands, points that one seat alone knows are nobody's.
   */
  pointsOf(seat: number, handover = false): number | null {
    const seats = this.view?.seats;
    if (handover && seats?.some(({ points }) => points === null)) return null;
    const shown = this.showing?.points[seat] ?? seats?.[seat]?.points;
    return shown === undefined ? 0 : shown;
  }

  get unsent(): number {
    return this.session.outbox.length;
  }

  send(command: Command): string {
    const id = `${tab}-${++ids}`;
    const [next, message] = queue(this.session, id, command);
    this.session = next;
    this.#socket.send(message);
    return id;
  }

  /**
   * Asks what a plan would score. Told to nobody else; null when refused, or when the line is lost.
   */
  suppose = async (plan: Args): Promise<Value | null> => {
    const answer = await this.question((seat, version) => ({
      type: 'suppose',
      version,
      seat,
      plan,
    }));
    return answer?.type === 'supposed' ? answer.result : null;
  };

  /** Asks why actions may not be done now; null when refused, or when the line is lost. */
  why = async (actions: string[]): Promise<(Because | null)[] | null> => {
    const answer = await this.question((seat) => ({ type: 'why', seat, actions }));
    return answer?.type === 'because' ? answer.answers : null;
  };

  /** What a strong player would do in the position on show, where that is known. */
  get hint(): Legal | null {
    const { advice, live, session } = this;
    return live && advice && advice.ply === session.turn?.ply ? advice.move : null;
  }

  tell = (what: string): void => {
    this.advised = what;
  };

  /** That in a sentence, with what it brings; empty where nothing is known. */
  get told(): string {
    const why = this.hint && this.advised && this.advice?.why;
    return why ? `${t('hint.move', { what: this.advised.replace(/\.$/, '') })}. ${why}` : '';
  }

  /** The page of the log before what is known; nothing while one is on its way. */
  older = async (): Promise<void> => {
    const { more, entries, line } = this.session;
    const before = entries[0]?.n;
    if (!more || before === undefined || line !== 'open' || this.#paging) return;
    this.#paging = true;
    try {
      const id = this.send({ type: 'log', before });
      const page = await new Promise<FromServer | null>((answer) => this.#asked.set(id, answer));
      if (page?.type === 'log') this.session = receive(this.session, page)[0];
    } finally {
      this.#paging = false;
    }
  };

  /** The log back to a ply, page by page, or all of it: for what is added up from it. */
  whole = async (ply = 0): Promise<void> => {
    for (;;) {
      const known = this.session.entries[0]?.n;
      const acts = this.session.entries.find((entry) => entry.ply !== null);
      if (ply > 0 && acts && (acts.ply ?? 0) < ply) return;
      await this.older();
      if (!this.session.more || this.session.entries[0]?.n === known) return;
    }
  };

  /** Asks the server something for the seat whose eyes these are; null when the line is lost. */
  question(make: (seat: number, version: number) => Command): Promise<FromServer | null> {
    const { version, you, line } = this.session;
    if (version === null || typeof you?.seat !== 'number' || line !== 'open')
      return Promise.resolve(null);
    const id = this.send(make(you.seat, version));
    return new Promise((answer) => this.#asked.set(id, answer));
  }

  /** The line on which these were asked is gone. */
  #unanswered(): void {
    this.#asked.forEach((answer) => answer(null));
    this.#asked.clear();
  }

  #answer(message: FromServer): boolean {
    if (!('id' in message)) return false;
    const answer = this.#asked.get(message.id ?? '');
    this.#asked.delete(message.id ?? '');
    answer?.(message);
    return answer !== undefined;
  }

  /** Takes back the latest action, or everything from a ply on. */
  undo = (to?: number): void => {
    void import('./prompt/takenBack.svelte').then(({ undo }) => undo(this, to));
  };

  act = (action: string): void => {
    const { version, turn, you, outbox } = this.session;
    // A second click while the first is on its way would only be refused as stale.
    if (outbox.some((message) => message.type === 'act')) return;
    const seat = turn?.to_act ?? you?.seat;
    if (version === null || seat === null || seat === undefined) return;
    this.#acted = version;
    this.send({ type: 'act', version, seat, action });
  };

  /** Lets a double click be one click where others have answered the first half of it already. */
  once = (click: MouseEvent): void => {
    if (click.detail < 2) this.#acted = Infinity;
    else if (this.entries.some(({ n, kind, seat }) => n > this.#acted && this.#strange(kind, seat)))
      click.stopPropagation();
  };
  #strange = (kind: string, seat: number | null): boolean =>
    kind === 'act' && !this.session.you?.seats.includes(seat ?? -1);

  look(ply: number | null): void {
    const last = this.last;
    if (ply === null || ply >= last) {
      this.looking = null;
      this.session = { ...this.session, position: null };
      return;
    }
    this.looking = Math.max(0, ply);
    this.#ask(this.looking);
    // What led to the position is told from the log: the turn that it belongs to is shorter than
    // this.
    void this.whole(Math.max(1, this.looking - 50));
  }

  step(to: 'first' | 'previous' | 'next' | 'last'): void {
    this.look(step(this.looking, this.last, to));
  }

  #ask(ply: number): void {
    this.send({ type: 'look', ply });
  }

  #receive(message: FromServer): void {
    this.#motion();
    const clock: Heard | undefined = (message as { turn?: Turn }).turn?.clock;
    if (clock) clock.heard = performance.now();
    if (this.#answer(message) || this.#queue?.take(message)) return;
    const [next, notice] = receive(this.session, message);
    this.session = next;
    // What one looks at may have been taken back, or read differently now.
    if (message.type === 'table' && this.looking !== null) this.look(this.looking);
    const game = next.table?.game ?? '';
    if (notice?.kind === 'refused') {
      this.refused = notice.id;
      const rule = notice.rule ? { game, id: notice.rule } : null;
      toast(say(game, notice.text, next.table), 'bad', rule);
    } else if (notice?.kind === 'info') {
      const after = next.entries.at(-1)?.n ?? -1;
      this.infos = [...this.infos, { after, text: notice.text }];
    }
  }

  get entries(): Entry[] {
    return this.session.entries;
  }
}
