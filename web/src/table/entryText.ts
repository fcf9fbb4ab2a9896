// An entry of the log as sentences.
import { storyOf } from '../games';
import { hasWord, say, seatName, t, tEvent, word } from '../lib/lang.svelte';
import { bySection, gather } from '../lib/log';
import type { Entry, Event, TableInfo } from '../lib/protocol';

function keyOf({ kind, seat, level, yes, brought, to, what }: Entry): string {
  if (kind === 'started' && brought) return 'brought';
  if (kind === 'bot' && !level) return 'bot_gone';
  if (kind === 'answered' && seat === null) return 'withdrawn'; // who has no seat can only do that
  if (kind === 'answered') return yes ? 'answered_yes' : 'answered_no';
  if (kind === 'wished') return what === 'bot' && !level ? 'wished_bot_gone' : `wished_${what}`;
  if (kind === 'fell' && level) return 'fell_keeper';
  if (kind === 'rematch' && seat !== null) return 'rematch_by';
  if (kind === 'asked' && to === null) return 'asked_end';
  return kind;
}

const told = (events: Event[], { game, players }: TableInfo): Event[] =>
  storyOf(game)(events, players, (name, id) => word(game, name, id));

/** Whether what came after is told in one sentence with what was before. */
export const together = (before: Event[], after: Event[], table: TableInfo): boolean =>
  told([...before, ...after], table).length <
  told(before, table).length + told(after, table).length;

export function linesOf(entry: Entry, table: TableInfo): string[] {
  const who = entry.seat !== null ? seatName(table, entry.seat) : (entry.name ?? '');
  if (entry.kind === 'chat')
    return [t('chat.said', { name: entry.name ?? who, text: entry.chat ?? '' })];
  const events = told(entry.events ?? [], table);
  const { game } = table;
  const lines = gather(events, (kind) => hasWord(`${game}.event.${kind}`)).map((event) => {
    const { kind, ...args } = event;
    const key = `${game}.told.${kind}`;
    return hasWord(key) ? say(game, { key, args }, table) : tEvent(game, event, table);
  });
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
      to: entry.to ?? 0,
    }),
    ...lines,
  ];
}

/** Entries with their sentences, what one sentence tells being one entry. */
export const rowsOf = (entries: Entry[], table: TableInfo): { entry: Entry; lines: string[] }[] =>
  bySection(entries, (before, after) => together(before, after, table))
    .flatMap(({ rows }) => rows.map(({ entry }) => ({ entry, lines: linesOf(entry, table) })))
    .filter(({ lines }) => lines.length > 0);
