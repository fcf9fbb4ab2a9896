// An open question: its sentence, to whoever is asked and to whoever waits for the answers; and the
// answer yes.
import { seatName, t } from '../../lib/lang.svelte';
import type { Ask, Command, TableInfo } from '../../lib/protocol';

interface Sender {
  send(command: Command): unknown;
}

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

/** Who asks to end the rated game to which somebody is about to agree. */
let ending = $state<number | null>(null);

export const agreement = {
  /** Whether the question is still open to which one is about to agree. */
  open: (ask: Ask | null | undefined): boolean =>
    ask?.what === 'end' && ending !== null && ask.by === ending,
  drop(): void {
    ending = null;
  },
};

/** Says yes. Before a rated game ends, one is told what that does to one's rating. */
export function allow(table: Sender, { ask, rated }: TableInfo): void {
  if (ask?.what === 'end' && rated) ending = ask.by;
  else if (ask) table.send({ type: 'answer', yes: true, what: ask.what });
}
