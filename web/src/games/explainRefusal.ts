// Why something greyed may not be done now.
import { say, t } from '../lib/lang.svelte';
import { toast } from '../lib/toasts.svelte';
import type { BoardProps } from '../lib/board';

/** Says what the rules answer in one's own turn; else what is waited for. */
export async function because({ turn, table, why, live }: BoardProps, action: string | null) {
  const { game } = table;
  if (!live) return toast(t('replay.back'));
  if (!turn?.mine) return turn?.wait ? toast(say(game, turn.wait, table)) : undefined;
  if (action === null) return turn.prompt ? toast(say(game, turn.prompt, table)) : undefined;
  const no = (await why([action]))?.[0];
  if (no) toast(say(game, no.text, table), 'plain', no.rule ? { game, id: no.rule } : null);
}
