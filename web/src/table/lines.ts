// An entry of the log as sentences.
import { hasWord, seatName, t, tEvent } from '../lib/lang.svelte';
import type { Entry, Event, TableInfo, Value } from '../lib/protocol';

/** Events of one kind in a row that differ in one value, told at once where the game has a
 * sentence <kind>_many for it: "Louvre, Odéon and Opéra are on offer." */
function gather(game: string, events: Event[]): Event[] {
  const out: Event[] = [];
  for (const event of events) {
    const names = Object.keys(event).filter((name) => name !== 'kind');
    const name = names[0];
    const many = `${event.kind}_many`;
    if (name === undefined || names.length > 1 || !hasWord(`${game}.event.${many}`)) {
      out.push(event);
      continue;
    }
    const last = out.at(-1);
    if (last?.kind === many) (last[name] as Value[]).push(event[name] ?? null);
    else out.push({ kind: many, [name]: [event[name] ?? null] });
  }
  return out;
}

function keyOf({ kind, level, yes, brought }: Entry): string {
  if (kind === 'started' && brought) return 'brought';
  if (kind === 'bot' && !level) return 'bot_gone';
  if (kind === 'answered') return yes ? 'answered_yes' : 'answered_no';
  return kind;
}

export function linesOf(entry: Entry, table: TableInfo): string[] {
  const who = entry.seat !== null ? seatName(table, entry.seat) : (entry.name ?? '');
  if (entry.kind === 'chat')
    return [t('chat.said', { name: entry.name ?? who, text: entry.chat ?? '' })];
  const lines = gather(table.game, entry.events ?? []).map((event) =>
    tEvent(table.game, event, table),
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
