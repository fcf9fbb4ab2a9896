// Judged decisions, with what the log tells of their candidates.
import type { Coaching, CoachMove, Entry, Judgement } from '../lib/protocol';

type Told = Pick<Judged, 'number' | 'judgement' | 'told'>;

export interface Judged {
  /** Of the action, from 1. */
  number: number;
  judgement: Judgement;
  played: Entry | undefined;
  better: Entry | undefined;
  /** The candidates as the log would tell them. */
  told: Entry[];
}

/** As chess writes it; words stand beside it. */
export const SIGNS = { good: '✓', inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

export function judged({ report, moves }: Coaching): Judged[] {
  const moveOf = new Map<number, CoachMove>(moves.map((move) => [move.number, move]));
  return report.decisions.flatMap(({ number, judgement }) => {
    const told = moveOf.get(number)?.told;
    return told ? [judgedOf({ number, judgement, told })] : [];
  });
}

/** With what was played and what is better looked up among its candidates. */
export function judgedOf({ number, judgement, told }: Told): Judged {
  const entry = (text: string): Entry | undefined => told.find((one) => one.text === text);
  const better = judgement.best === judgement.played ? undefined : entry(judgement.best);
  return { number, judgement, told, played: entry(judgement.played), better };
}

/** The worst of `all`, the worst first; those of `seats` alone where any of these is among them. */
export function costliest(all: Judged[], seats: readonly number[], most: number): Judged[] {
  const own = all.filter(({ judgement }) => seats.includes(judgement.seat));
  return (own.length ? own : all)
    .toSorted((one, other) => other.judgement.loss - one.judgement.loss)
    .slice(0, most);
}
