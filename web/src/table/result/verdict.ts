// How a game was won, from the outcome that the server sends: by what, and mostly through what.
import { hasWord, say, seatName, signed, t } from '../../lib/lang.svelte';
import type { Outcome, OutcomeLine, TableInfo } from '../../lib/protocol';

export type How =
  | { kind: 'resigned'; seats: number[] }
  | { kind: 'shared'; points: number }
  | { kind: 'level'; points: number; rule: string }
  | { kind: 'ahead'; points: number; next: number; most: Lead | null };

/** The line of the winner's score that brought the most over the next one. */
export interface Lead {
  line: OutcomeLine;
  points: number;
  other: number;
}

/** Of a game that was broken off there are none. */
export const winnersOf = ({ ranks, reason }: Outcome): number[] =>
  reason === 'aborted' ? [] : ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** What a line is for, whoever's it is: its sums and places differ from seat to seat. */
const nameOf = ({ key, args }: OutcomeLine): string => {
  const { route, company, card, district, number } = args ?? {};
  const plain = key.replace(/^(.*\.line\.district).*/, '$1');
  return [plain, route ?? company ?? card ?? district ?? number ?? ''].join(' ');
};

function lead(outcome: Outcome, winner: number, next: number): Lead | null {
  const linesOf = (seat: number): OutcomeLine[] =>
    outcome.lines.find((one) => one.seat === seat)?.lines ?? [];
  const theirs = new Map<string, number>();
  for (const line of linesOf(next))
    theirs.set(nameOf(line), (theirs.get(nameOf(line)) ?? 0) + line.points);
  let best: Lead | null = null;
  for (const line of linesOf(winner)) {
    const other = theirs.get(nameOf(line)) ?? 0;
    const more = line.points - other;
    if (more > 0 && (!best || more > best.points - best.other))
      best = { line, points: line.points, other };
  }
  return best;
}

export function howWon(outcome: Outcome): How | null {
  const winners = winnersOf(outcome);
  const [winner] = winners;
  if (winner === undefined) return null;
  const points = outcome.scores[winner] ?? 0;
  if (outcome.reason === 'resigned') return { kind: 'resigned', seats: outcome.resigned };
  if (winners.length > 1) return { kind: 'shared', points };
  if (outcome.tiebreak) return { kind: 'level', points, rule: outcome.tiebreak };
  // Who resigned comes last whatever the points; what counts is who stayed.
  const others = outcome.ranks
    .map((rank, seat) => ({ rank, seat }))
    .filter(({ rank, seat }) => rank > 1 && !outcome.resigned.includes(seat))
    .sort((a, b) => a.rank - b.rank);
  const second = others[0]?.seat;
  if (second === undefined) return { kind: 'resigned', seats: outcome.resigned };
  const next = outcome.scores[second] ?? 0;
  return { kind: 'ahead', points, next, most: lead(outcome, winner, second) };
}

/** The key of a line as a part of a sentence; one that has none is said by its own name. */
function wonBy(key: string): string {
  const inside = key.replace('.line.', '.won_by.');
  return hasWord(inside) ? inside : key;
}

/** The sentences after "Ada wins the game." */
export function by(info: TableInfo, outcome: Outcome): string {
  const how = howWon(outcome);
  if (!how) return '';
  if (how.kind === 'resigned')
    return t('verdict.resigned', {
      n: how.seats.length,
      names: how.seats.map((seat) => seatName(info, seat)),
    });
  if (how.kind === 'shared') return t('verdict.shared', { points: how.points });
  if (how.kind === 'level')
    return t('verdict.level', {
      points: how.points,
      rule: t(`${info.game}.rule.${how.rule}`),
    });
  const ahead = t('verdict.ahead', {
    n: how.points - how.next,
    points: how.points,
    next: how.next,
  });
  if (!how.most) return ahead;
  const { line, points, other } = how.most;
  const most = {
    line: say(info.game, { key: wonBy(line.key), args: line.args ?? {} }, info),
    points: signed(points, false),
    other: signed(other, false),
  };
  return `${ahead} ${t('verdict.most', most)}`;
}

/** All of it, as it is spoken. */
export const spoken = (info: TableInfo, outcome: Outcome): string =>
  `${won(info, outcome)} ${by(info, outcome)}`;

/** Who won, as a sentence. */
export function won(info: TableInfo, outcome: Outcome): string {
  const seats = winnersOf(outcome);
  if (!seats.length) return t('final.reason_aborted');
  return t('turn.won', { n: seats.length, names: seats.map((seat) => seatName(info, seat)) });
}
