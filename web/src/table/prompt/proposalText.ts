// The sentence of an open question: to whoever is asked, and to whoever waits for the answers.
import { seatName, t } from '../../lib/lang.svelte';
import type { Ask, TableInfo } from '../../lib/protocol';

export function question(info: TableInfo, ask: Ask, asked: boolean): string {
  const { what, by, to, seat, name, level } = ask;
  const how = asked ? 'asked' : 'asking';
  const who = by === null ? (name ?? '') : seatName(info, by);
  if (what === 'sit' || what === 'bot')
    return t(`turn.${how}_${what}${what === 'bot' && !level ? '_gone' : ''}`, {
      name: name ?? '',
      who,
      seat: seatName(info, seat ?? 0),
      level: level ? t(`level.${level}`) : '',
    });
  return t(what === 'end' ? `turn.${how}_end` : `turn.${how}`, { name: who, ply: to ?? 0 });
}
