// Somebody has signed in to the account of whoever looks: told at once, wherever they are.
import { fetchMe } from '../../lib/prefs.svelte';
import { toast } from '../../lib/toasts.svelte';
import { wordsOf } from '../../lib/lazy/words';

export async function signedIn(device: string): Promise<void> {
  const w = await wordsOf('account');
  toast(w('account.news_now', { device }), 'bad', { to: '/me', text: w('account.news_look') });
  await fetchMe().catch(() => {}); // the number of news is told with the name
}
