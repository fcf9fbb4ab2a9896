// Judged decisions, with what the log tells of their candidates.
import type { Coaching, CoachMove, Entry, Judgement } from '../lib/protocol';

type Told = Pick<Judged, 'number' | 'judgement' | 'told'> & Partial<Pick<Judged, 'turn' | 'bot'>>;

export interface Judged {
  /** Of the action, from 1. */
  number: number;
  judgement: Judgement;
  /** Number of the turn: of decisions that one seat took one after another. */
  turn: number;
  /** A bot took it in place of whoever sits there. */
  bot: boolean;
  played: Entry | undefined;
  better: Entry | undefined;
  /** The candidates as the log would tell them. */
  told: Entry[];
}

/** As chess writes it; words stand beside it. */
export const SIGNS = { good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

export function judged({ report, moves, bots = [] }: Coaching): Judged[] {
  const moveOf = new Map<number, CoachMove>(moves.map((move) => [move.number, move]));
  let turn = 0;
  let seat = -1;
  return report.decisions.flatMap(({ number, judgement }) => {
    if (judgement.seat !== seat) turn += 1;
    seat = judgement.seat;
    const told = moveOf.get(number)?.told;
    const bot = bots.includes(number);
    return told ? [judgedOf({ number, judgement, turn, bot, told })] : [];
  });
}

/** With what was played and what is better looked up among its candidates. */
export function judgedOf({ number, judgement, turn = 0, bot = false, told }: Told): Judged {
  const entry = (text: string): Entry | undefined => told.find((one) => one.text === text);
  const better = judgement.best === judgement.played ? undefined : entry(judgement.best);
  return { number, judgement, turn, bot, told, played: entry(judgement.played), better };
}

/**
 * The worst of `all`, the worst first, one of each turn; those that people took on `seats` alone
 * where any of these is among them.
 */
export function costliest(all: Judged[], seats: readonly number[], most: number): Judged[] {
  const own = all.filter(({ judgement, bot }) => !bot && seats.includes(judgement.seat));
  const worst = (own.length ? own : all).toSorted(
    (one, other) => other.judgement.loss - one.judgement.loss,
  );
  return worst
    .filter(({ turn }, i) => worst.findIndex((one) => one.turn === turn) === i)
    .slice(0, most);
}
