// Takes back, and says what was taken back once it is.
import { t } from '../../lib/lang.svelte';
import type { Session } from '../../lib/session';
import { toast } from '../../lib/toasts.svelte';
import { latestTurn } from '../../lib/lazy/ownTurn';
import { linesOf } from '../entryText';
import { inOne } from '../talk';
import type { Entry } from '../../lib/protocol';

/** Milliseconds for which an answer is waited for; who has to agree may take longer. */
const PATIENCE = 60_000;

interface Table {
  readonly entries: Entry[];
  readonly session: Session;
  send(command: { type: 'undo'; to?: number }): void;
}

/** Asks to go back to a ply, or before one's latest action. */
export function undo(table: Table, to?: number): void {
  tell(table, table.session, to);
  table.send(to === undefined ? { type: 'undo' } : { type: 'undo', to });
}

function tell(table: Table, { entries, table: info, you }: Session, to?: number): void {
  if (!info || !you) return;
  const from = to ?? (latestTurn(entries, you.seats).at(-1)?.ply ?? 0) - 1;
  const struck = entries.filter(
    ({ kind, ply, seat, undone }) =>
      kind === 'act' && !undone && ply! > from && you.seats.includes(seat ?? -1),
  );
  const what = inOne(struck.flatMap((entry) => linesOf(entry, info)));
  const known = entries.at(-1)?.n ?? -1;
  const stop = $effect.root(() => {
    $effect(() => {
      if (!table.entries.some(({ kind, n }) => kind === 'undone' && n > known)) return;
      if (what) toast(t('turn.taken_back', { what }));
      end();
    });
  });
  const timer = setTimeout(stop, PATIENCE);
  function end(): void {
    clearTimeout(timer);
    stop();
  }
}
