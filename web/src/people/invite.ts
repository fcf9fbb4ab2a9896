// Inviting somebody to a table at which one sits.
import { api } from '../lib/api';
import { say } from '../lib/lang.svelte';
import { wordsOf } from '../lib/lazy/words';
import { failed, toast } from '../lib/toasts.svelte';
import type { Acquaintance, Invitations } from '../lib/protocol';

/** Invites them, and tells how that went; gives all invitations, null where it failed. */
export async function invite(
  { player, name }: Pick<Acquaintance, 'player' | 'name'>,
  table: string,
): Promise<Invitations | null> {
  try {
    const all = await api.post<Invitations>('/api/invitations', { player, table });
    toast((await wordsOf('invitations'))('invitations.sent', { name }), 'good');
    return all;
  } catch (error) {
    failed(error, (text) => say('', text, null));
    return null;
  }
}
