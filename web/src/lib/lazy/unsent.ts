// What waits to be sent at a table outlives the page in this tab: it is sent when the table is open
// again. The ids stay, so that the server does nothing twice.
import type { ToServer } from '../protocol';
import type { Session } from '../session';

const PREFIX = 'unsent ';

/** Keeps what waits; nothing, when nothing does. */
export function keepUnsent(id: string, { outbox }: Session): void {
  try {
    if (outbox.length) sessionStorage.setItem(PREFIX + id, JSON.stringify(outbox));
    else sessionStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing may be kept here.
  }
}

/** The session with what was kept before what has come since. */
export function withUnsent(id: string, now: Session): Session {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + id) ?? '[]') as ToServer[];
    const known = new Set(now.outbox.map((one) => one.id));
    const older = kept.filter((one) => !known.has(one.id));
    return older.length ? { ...now, outbox: [...older, ...now.outbox] } : now;
  } catch {
    return now;
  }
}

/** Somebody leaves this browser: nobody else says what they wrote. */
export function forgetUnsent(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
