// An entry of the log as sentences.
import { hasWord, seatName, t, tEvent } from '../lib/lang.svelte';
import { gather } from '../lib/log';
import type { Entry, TableInfo } from '../lib/protocol';

function keyOf({ kind, seat, level, yes, brought, to, what }: Entry): string {
  if (kind === 'started' && brought) return 'brought';
  if (kind === 'bot' && !level) return 'bot_gone';
  if (kind === 'answered' && seat === null) return 'withdrawn'; // who has no seat can only do that
  if (kind === 'answered') return yes ? 'answered_yes' : 'answered_no';
  if (kind === 'wished') return what === 'bot' && !level ? 'wished_bot_gone' : `wished_${what}`;
  if (kind === 'rematch' && seat !== null) return 'rematch_by';
  if (kind === 'asked' && to === null) return 'asked_end';
  return kind;
}

export function linesOf(entry: Entry, table: TableInfo): string[] {
  const who = entry.seat !== null ? seatName(table, entry.seat) : (entry.name ?? '');
  if (entry.kind === 'chat')
    return [t('chat.said', { name: entry.name ?? who, text: entry.chat ?? '' })];
  const lines = gather(entry.events ?? [], (kind) => hasWord(`${table.game}.event.${kind}`)).map(
    (event) => tEvent(table.game, event, table),
  );
  if (entry.kind === 'act' || entry.kind === 'chance') {
    if (lines.length || !entry.text) return lines;
    return [t('log.act', { name: who, text: entry.text })];
  }
  const key = `log.${keyOf(entry)}`;
  if (!hasWord(key)) return lines;
  const level = entry.level ? t(`level.${entry.level}`) : '';
  return [
    t(key, {
      name: entry.name ?? who,
      who,
      level,
      ply: entry.ply ?? 0,
      to: entry.to ?? entry.ply ?? 0,
    }),
    ...lines,
  ];
}
