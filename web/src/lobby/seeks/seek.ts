// Seeking a game: asked of the server, which may have found one at once.
import { api, call } from '../../lib/api';
import { say } from '../../lib/lang.svelte';
import { go } from '../../lib/router.svelte';
import { failed, toast } from '../../lib/toasts.svelte';
import { wordsOf } from '../../lib/lazy/words';
import type { NewSeek, SeekInfo, Sought } from '../../lib/protocol';

const complain = (error: unknown): void => failed(error, (text) => say('', text, null));

export async function seek(wanted: NewSeek): Promise<void> {
  try {
    const { table } = await api.post<Sought>('/api/seeks', wanted);
    if (table) go(`/t/${table}`);
    else toast((await wordsOf('seeks'))('seeks.title'), 'good');
  } catch (error) {
    complain(error);
  }
}

export async function withdraw(id: string): Promise<void> {
  try {
    await call<SeekInfo[]>('DELETE', `/api/seeks/${id}`);
  } catch (error) {
    complain(error);
  }
}

/** What others seek, those together who seek the same, each with their rating if they have one. */
export interface Group {
  first: SeekInfo;
  names: string[];
}

export function grouped(seeks: SeekInfo[]): Group[] {
  const groups = new Map<string, Group>();
  for (const one of seeks) {
    const { game, players, pace, fall, rated, within, points, weekends } = one;
    const key = JSON.stringify([game, players, pace, pace && fall, rated, within, weekends]);
    const name = points === null ? one.name : `${one.name} (${points})`;
    const group = groups.get(key);
    if (group) group.names.push(name);
    else groups.set(key, { first: one, names: [name] });
  }
  return [...groups.values()];
}
