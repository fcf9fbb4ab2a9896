// As of which version whoever looks last had a table before their eyes, on any device: asked once,
// before the server is told that they have it now.
import { api } from '../../lib/api';
import type { LastSeen } from '../../lib/protocol';

const asked = new WeakMap<object, Promise<number | null>>();

export function lastSeen(table: { id: string }): Promise<number | null> {
  let found = asked.get(table);
  if (!found) {
    const answer = api.get<LastSeen>(`/api/tables/${table.id}/seen`);
    asked.set(
      table,
      (found = answer.then(
        ({ version }) => version,
        () => null,
      )),
    );
  }
  return found;
}

/** Milliseconds after which somebody who looks at another page has been away. */
const AWAY = 60_000;

/** Calls `back` with the version on the page when it went out of sight, once it is looked at again
 *  after a while; gives what ends that. */
export function returns(version: () => number | null, back: (since: number) => void): () => void {
  let left: number | null = null;
  let at = 0;
  const changed = (): void => {
    if (document.hidden) [left, at] = [version(), Date.now()];
    else if (left !== null && Date.now() - at >= AWAY) back(left);
  };
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
