// What a table page knows and has yet to say. Pure: every function gives a new value, so that
// losing the line, resuming and resending can be tested without a network.
import type {
  Command,
  Entry,
  FromServer,
  Message,
  TableInfo,
  ToServer,
  Turn,
  View,
  You,
} from './protocol';

export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'gone';

export interface Position {
  ply: number;
  last: number;
  view: View;
  entry: Entry | null;
}

export interface Session {
  line: ConnectionState;
  attempts: number;
  version: number | null;
  table: TableInfo | null;
  view: View | null;
  /** With the log as far as the board has shown it, while that is not all of it. */
  turn: (Turn & { log?: Entry[] }) | null;
  you: You | null;
  entries: Entry[];
  /** The log has older entries than these, which can be asked for. */
  more: boolean;
  fresh: Entry[];
  position: Position | null;
  outbox: ToServer[];
}

export type Notice =
  | { kind: 'refused'; id: string | null; rule: string | null; text: Message }
  | { kind: 'info'; text: Message };

export const start: Session = {
  line: 'connecting',
  attempts: 0,
  version: null,
  table: null,
  view: null,
  turn: null,
  you: null,
  entries: [],
  more: false,
  fresh: [],
  position: null,
  outbox: [],
};

/** Looking at the past and questions change nothing, so they are asked again rather than resent. */
const kept = ({ type }: Command): boolean =>
  !/^(look|log|suppose|why|hint|seen|promise|show)$/.test(type);

export function queue(now: Session, id: string, command: Command): [Session, ToServer] {
  const message = { ...command, id } as ToServer;
  return [kept(command) ? { ...now, outbox: [...now.outbox, message] } : now, message];
}

function without(outbox: ToServer[], id: string | null): ToServer[] {
  return id === null ? outbox : outbox.filter((message) => message.id !== id);
}

/** New entries after those known, each once, in order. */
function join(known: Entry[], more: Entry[]): Entry[] {
  const last = known.at(-1)?.n ?? -Infinity;
  return [...known, ...more.filter((entry) => entry.n > last)];
}

export function receive(now: Session, message: FromServer): [Session, Notice | null] {
  switch (message.type) {
    case 'table': {
      const { version, table, view, turn, you, entries, more = false } = message;
      return [{ ...now, version, table, view, turn, you, entries, more, fresh: [] }, null];
    }
    case 'update': {
      const { version, table, view, turn, you } = message;
      if (now.version !== null && version < now.version) return [now, null];
      const entries = join(now.entries, message.entries);
      const fresh = entries.slice(now.entries.length);
      return [{ ...now, version, table, view, turn, you, entries, fresh }, null];
    }
    case 'presence': {
      if (!now.table) return [now, null];
      const { online, spectators } = message;
      const seats = now.table.seats.map((seat, i) => ({
        ...seat,
        online: online[i] ?? seat.online,
      }));
      return [{ ...now, table: { ...now.table, seats, spectators } }, null];
    }
    case 'ack':
      return [{ ...now, outbox: without(now.outbox, message.id) }, null];
    case 'refused': {
      const { id, rule, text } = message;
      const outbox = without(now.outbox, id);
      return [
        { ...now, outbox },
        { kind: 'refused', id, rule, text },
      ];
    }
    case 'info':
      return [
        { ...now, outbox: without(now.outbox, message.id) },
        { kind: 'info', text: message.text },
      ];
    case 'log': {
      const { before, entries: older, more } = message;
      // A full table may have come meanwhile: then this page belongs to a log that is gone.
      if (now.entries[0]?.n !== before) return [now, null];
      return [{ ...now, entries: [...older, ...now.entries], more }, null];
    }
    case 'position': {
      const { ply, last, view, entry } = message;
      return [{ ...now, position: { ply, last, view, entry } }, null];
    }
    case 'supposed':
    case 'because':
    case 'hint':
    default: // a newer server may tell what this page does not know of
      return [now, null];
  }
}

export function opened(now: Session): [Session, ToServer[]] {
  return [{ ...now, line: 'open', attempts: 0 }, now.outbox];
}

/** Milliseconds before the next try: doubling from half a second to fifteen, spread by `chance`. */
export function backoff(attempts: number, chance: number): number {
  return Math.min(15000, 500 * 2 ** attempts) * (0.75 + chance / 2);
}

export function closed(now: Session): Session {
  return { ...now, line: 'waiting', attempts: now.attempts + 1 };
}

export function tableAddress(id: string, version: number | null): string {
  const since = version === null ? '' : `?since=${version}`;
  return `/ws/t/${encodeURIComponent(id)}${since}`;
}
