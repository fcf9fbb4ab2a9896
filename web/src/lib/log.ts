// The log as people read it: entries grouped by round or phase, with the points that each of them
// brought.
import type { Entry, Event, Value } from './protocol';

export interface Row {
  key: string;
  entry: Entry;
}

/**
 * Entries under one heading: a round by its number, a phase by its name; null is what comes before
 * the first.
 */
export interface Group {
  head: number | string | null;
  rows: Row[];
}

/**
 * Entries under the heading of their round or phase. An entry in which one ends and the next begins
 * is told in both; draws in a row are one row, and so are acts of one seat that are told
 * `together`, whatever was taken
 * back between them. A round that is only numbered is told by its heading alone.
 */
export function bySection(
  entries: Entry[],
  together: (before: Event[], after: Event[]) => boolean = () => false,
): Group[] {
  const groups: Group[] = [];
  const joins = (last: Entry, entry: Entry): boolean =>
    !last.undone === !entry.undone &&
    ((drawn(last) && drawn(entry)) ||
      (last.kind === 'act' &&
        entry.kind === 'act' &&
        last.seat === entry.seat &&
        together(last.events ?? [], entry.events ?? [])));
  const add = (entry: Entry, key: string): void => {
    const rows = groups.at(-1)?.rows;
    const stands = !drawn(entry) && !entry.undone;
    const last = (stands && rows?.findLast((row) => !gone(row.entry))) || rows?.at(-1);
    if (!rows) groups.push({ head: null, rows: [{ key, entry }] });
    else if (last && joins(last.entry, entry)) {
      last.entry = {
        ...last.entry,
        ply: entry.ply,
        events: [...last.entry.events, ...entry.events],
      };
      // What was taken back in between is read before it.
      rows.push(...rows.splice(rows.indexOf(last), 1));
    } else rows.push({ key, entry });
  };
  for (const entry of entries) {
    const events = entry.events ?? [];
    const at = events.findIndex(({ kind }) => kind === 'round' || kind === 'phase');
    const head = (events[at]?.round ?? events[at]?.phase) as number | string | undefined;
    if (head === undefined) {
      add(entry, `${entry.n}`);
      continue;
    }
    if (at > 0) add({ ...entry, events: events.slice(0, at) }, `${entry.n}`);
    groups.push({ head, rows: [] });
    const rest = events.slice(numbered(events[at]!) ? at + 1 : at);
    if (rest.length > 0) add({ ...entry, kind: 'chance', seat: null, events: rest }, `${entry.n}+`);
  }
  return groups;
}

/** Whether a round has nothing to say for itself but its number. */
const numbered = ({ kind, round, how = 'plain', ...more }: Event): boolean =>
  kind === 'round' && round !== undefined && how === 'plain' && Object.keys(more).length === 0;
const drawn = (entry: Entry): boolean => entry.kind === 'chance';
/** Whether an entry only tells that something was taken back. */
const gone = ({ undone, kind }: Entry): boolean => undone === true || kind === 'undone';

/**
 * Events of one kind in a row, told at once where there is a sentence <kind>_many for it: "Louvre,
 * Odéon and Opéra are on
 * offer." Their values become lists; of several values the first must be the same in all, and stays
 * as it is.
 */
export function gather(events: Event[], has: (kind: string) => boolean): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const [first, ...others] = Object.keys(event).filter((name) => name !== 'kind');
    const many = `${event.kind}_many`;
    if (first === undefined || !has(many)) {
      out.push(event);
      continue;
    }
    const lists = others.length > 0 ? others : [first];
    const last = out.at(-1);
    if (last?.kind === many && (others.length === 0 || last[first] === event[first]))
      for (const name of lists) (last[name] as Value[]).push(event[name] ?? null);
    else
      out.push({
        ...event,
        kind: many,
        ...Object.fromEntries(lists.map((name) => [name, [event[name] ?? null]])),
      });
  }
  return out;
}

/**
 * Points by seat from the events that name one seat and its points; sums are said elsewhere, and
 * what a company
 * is worth is nobody's.
 */
export function pointsOf(events: Event[]): { seat: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { seat, points, company } of events)
    if (typeof seat === 'number' && typeof points === 'number' && points !== 0 && !company)
      sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].sort(([a], [b]) => a - b).map(([seat, points]) => ({ seat, points }));
}

/** The plies that can be stepped to, oldest first. */
export function plies(entries: Entry[]): number[] {
  const found = new Set<number>();
  for (const { ply } of entries) if (ply !== null && ply !== undefined) found.add(ply);
  return [...found].sort((a, b) => a - b);
}

/** One step of the replay bar from `at` (null is the present); null again when it reaches it. */
export function step(
  at: number | null,
  last: number,
  to: 'first' | 'previous' | 'next' | 'last',
): number | null {
  const here = at ?? last;
  if (to === 'first') return 0;
  if (to === 'last') return null;
  if (to === 'previous') return Math.max(0, here - 1);
  return here + 1 >= last ? null : here + 1;
}

export function plyOfHash(hash: string): number | null {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : null;
}
