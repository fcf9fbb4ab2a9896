// Who gained and paid what, by which rule: added up from the events of the log.
import type { Entry } from '../../lib/protocol';
import type { Counts } from './types';

export interface Line {
  kind: string;
  rule: string;
  /** By seat: francs, points and tokens, losses below 0. */
  by: Counts[];
}

const ORDER = [
  ['banked', 'moved', 'paid', 'gained', 'advanced', 'bought', 'sold'],
  ['eight', 'honoured', 'used', 'returned', 'end_used', 'francs', 'district'],
].flat();

/**
 * The lines of the ledger up to a ply, in the order in which one learns the game. What was taken
 * back counts nothing.
 */
export function ledgerOf(entries: Entry[], players: number, ply: number): Line[] {
  const lines = new Map<string, Line>();
  for (const entry of entries) {
    if (entry.undone || entry.ply === null || entry.ply > ply) continue;
    for (const { kind, seat, rule, change } of entry.events ?? []) {
      if (typeof rule !== 'string' || typeof seat !== 'number') continue;
      const key = `${kind} ${rule}`;
      const by = Array.from({ length: players }, (): Counts => ({}));
      const line = lines.get(key) ?? { kind, rule, by };
      lines.set(key, line);
      for (const [what, n] of Object.entries(change as Counts))
        line.by[seat]![what] = (line.by[seat]![what] ?? 0) + n;
    }
  }
  const place = ({ kind }: Line): number => ORDER.indexOf(kind);
  return [...lines.values()].sort(
    (a, b) => place(a) - place(b) || a.rule.localeCompare(b.rule, 'en', { numeric: true }),
  );
}

const WHAT = ['points', 'francs', 'wood', 'marble', 'gold', 'bronze', 'silver', 'gold-prestige'];

/** What somebody may see of it: of others, unless their screens are open, points alone. */
export function seen(change: Counts, open: boolean): [string, number][] {
  return WHAT.filter((what) => open || what === 'points').flatMap((what) =>
    change[what] ? [[what, change[what]] as [string, number]] : [],
  );
}

export function total(lines: Line[], seat: number): Counts {
  const sum: Counts = {};
  for (const { by } of lines)
    for (const [what, n] of Object.entries(by[seat] ?? {})) sum[what] = (sum[what] ?? 0) + n;
  return sum;
}
