// Somebody has come to play a game that was sought.
import { go } from '../../lib/router.svelte';
import { t } from '../../lib/lang.svelte';
import { toast } from '../../lib/toasts.svelte';
import type { Found } from '../../lib/protocol';
import { play } from '../../sound/sound';
import { wordsOf } from '../../lib/lazy/words';

/**
 * Leads to the table, or tells the way there.
 *
 * @param waits whether nothing else is done on this page, so that the table may take its place.
 */
export async function found({ table, game, pace }: Found, waits: boolean): Promise<void> {
  play('turn');
  if (waits && pace !== 'daily' && pace !== 'slow') {
    go(`/t/${table}`);
    return;
  }
  const w = await wordsOf('seeks');
  const text = w('seeks.found', { title: t(`${game}.game.title`) });
  toast(text, 'good', { to: `/t/${table}`, text: w('seeks.go') });
}
