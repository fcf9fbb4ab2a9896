// The last tables as they were seen, in this browser, for when there is no network. Only what the
// page was told itself is kept, so nobody's secrets but those of whoever looked.
import { registered } from '../../lib/lazy/worker';
import type { FromServer } from '../../lib/protocol';
import type { Session } from '../../lib/session';

const TABLES = 'tables';
const MOST = 12;

const key = (id: string): string => `/t/${id}`;

/** Keeps a table in play as it is now, and the latest few with it. */
export async function keep({ version, table, view, turn, you, entries }: Session): Promise<void> {
  if (version === null || !table || !turn || !you) return;
  if (!(await registered())) return;
  const seen: FromServer = {
    type: 'table',
    version,
    table,
    view,
    turn: { ...turn, legal: [], undo: null, end: null },
    you,
    entries,
    more: false,
  };
  try {
    const cache = await caches.open(TABLES);
    await cache.put(key(table.id), new Response(JSON.stringify(seen)));
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
  } catch {
    // There is no room, or nothing may be kept here.
  }
}

/** What was kept of a table; null: nothing. */
export async function kept(id: string): Promise<FromServer | null> {
  try {
    const found = await (await caches.open(TABLES)).match(key(id));
    return found ? ((await found.json()) as FromServer) : null;
  } catch {
    return null;
  }
}
