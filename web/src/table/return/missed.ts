// What happened at a table since somebody last looked: as moments to be shown on the board, and as
// sentences.
import { bySection } from '../../lib/log';
import { t } from '../../lib/lang.svelte';
import { linesOf, together } from '../entryText';
import { still, type Change } from '../animation/updateQueue';
import type { Session } from '../../lib/session';
import type { Entry, TableInfo, View } from '../../lib/protocol';

/** The log of a table whose page shows less of it, while the board shows what happened before. */
export const whole = new WeakMap<object, Entry[]>();

/** A moment that is shown: the actions up to a ply, and what chance made of them. */
export interface Moment {
  ply: number;
  /** The action that is named while it is shown; null: only chance has acted. */
  act: Entry | null;
  /** Entries up to this version are told with it. */
  until: number;
}

/**
 * The moments after version `since`, at most `most`: where more was done, several actions are one.
 * What was taken back is none.
 */
export function moments(entries: Entry[], since: number, most: number): Moment[] {
  const done = entries.filter(
    ({ n, kind, undone, ply }) =>
      n > since && !undone && ply !== null && (kind === 'act' || kind === 'chance'),
  );
  const all: Entry[][] = [];
  for (const entry of done)
    if (entry.kind === 'act' || all.length === 0) all.push([entry]);
    else all.at(-1)!.push(entry);
  const count = Math.min(most, all.length);
  return Array.from({ length: count }, (_, i) => {
    const at = Math.ceil(((i + 1) * all.length) / count) - 1;
    const [first, last] = [all[at]![0]!, all[at]!.at(-1)!];
    const next = all[at + 1]?.[0];
    return {
      ply: last.ply!,
      act: first.kind === 'act' ? first : null,
      until: next ? next.n - 1 : Infinity,
    };
  });
}

/** The ply before anything of that was done. */
export function before(entries: Entry[], since: number): number {
  const first = entries.find(
    ({ n, kind, undone, ply }) =>
      n > since && !undone && ply !== null && (kind === 'act' || kind === 'chance'),
  );
  return Math.max(0, (first?.ply ?? 1) - 1);
}

/** What leads back to `since` and from there, moment by moment, to `now`; `views` are those before
 *  each moment. Prompt, log and board change together, as they do when somebody acts. */
export function changes(now: Session, since: number, all: Moment[], views: View[]): Change[] {
  const { table, turn, view, entries: log } = now;
  if (!table || !turn) return [];
  const meanwhile = { status: 'playing', outcome: null, ask: null, rematch: null } as const;
  const known = (from: number, until: number): Entry[] =>
    log.filter(({ n }) => n > from && n <= until);
  const rests = still(turn, table.game, { ply: null, events: [] } as unknown as Entry);
  const back: Change = (page) => ({
    ...page,
    table: { ...page.table!, ...meanwhile },
    view: views[0]!,
    turn: { ...rests, ply: views[0]!.ply, to_act: all[0]?.act?.seat ?? null },
    entries: page.entries.filter(({ n }) => n <= since),
  });
  const steps = all.slice(0, -1).map(({ act, until, ply }, i): Change => {
    const from = all[i - 1]?.until ?? since;
    return (page) => ({
      ...page,
      view: views[i + 1]!,
      turn: { ...(act ? still(turn, table.game, act) : rests), ply, to_act: act?.seat ?? null },
      entries: [...page.entries, ...known(from, until)],
      fresh: [],
    });
  });
  const last: Change = (page) => {
    const { status, outcome, ask, rematch } = table;
    const older = page.entries.filter(({ n }) => n < (log[0]?.n ?? 0));
    return {
      ...page,
      table: { ...page.table!, status, outcome, ask, rematch },
      view,
      turn,
      entries: [...older, ...log],
      fresh: [],
    };
  };
  return [back, ...steps, last];
}

/** What happened after version `since`, one line an action, as the log tells it. */
export function sentences(entries: Entry[], since: number, table: TableInfo): string[] {
  const news = entries.filter(({ n, kind, undone }) => n > since && kind !== 'chat' && !undone);
  return bySection(news, (a, b) => together(a, b, table)).flatMap(({ head, rows }) => {
    const lines = rows.map(({ entry }) => linesOf(entry, table).join(' ')).filter(Boolean);
    const round = typeof head === 'number' ? t('log.round', { round: head }) : '';
    return round && !lines[0]?.startsWith(round) ? [round, ...lines] : lines;
  });
}
