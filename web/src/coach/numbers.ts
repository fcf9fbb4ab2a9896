// Numbers as the coach says them: points with one decimal, shares of wins in percent.
import { lang } from '../lib/lang.svelte';
import type { Translate } from '../lib/board';
import type { Judgement } from '../lib/protocol';

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const minus = (said: string): string => said.replace('-', '−');
/** To a tenth, and never a negative nothing. */
const tenth = (n: number): number => Math.round(10 * n) / 10 + 0;

/** A number with one decimal. */
export const plain = (n: number): string =>
  minus(new Intl.NumberFormat(lang.now, TENTHS).format(tenth(n)));

/** The same with its sign. */
export const signed = (n: number): string =>
  minus(new Intl.NumberFormat(lang.now, { ...TENTHS, signDisplay: 'exceptZero' }).format(tenth(n)));

/** A whole number with its sign. */
export const change = (n: number): string =>
  minus(new Intl.NumberFormat(lang.now, { signDisplay: 'exceptZero' }).format(n));

/** A share from 0 to 1 in percent. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(lang.now, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A difference of shares, in percent with one decimal and its sign. */
export const gained = (share: number): string =>
  minus(
    new Intl.NumberFormat(lang.now, {
      ...TENTHS,
      style: 'percent',
      signDisplay: 'exceptZero',
    }).format(tenth(100 * share) / 100),
  );

/** Whether everything that could follow a decision was worked out. */
const isExact = ({ candidates }: Judgement): boolean => candidates.some(({ trees }) => trees === 1);

/** The points of the reason for what a decision lost: a mean of many games, or what is known. */
export const pointsOf = (found: Judgement, points: number, w: Translate): string =>
  isExact(found) ? change(points) : w('coach.average', { points: signed(points) });

/** What a decision is called, and what it lost, from two deviations below to two above. */
export function verdictOf(found: Judgement, w: Translate): string {
  const { verdict, loss, deviation } = found;
  const points = (share: number): string => plain(100 * share);
  const sure = isExact(found)
    ? w('coach.exact')
    : w('coach.between', {
        low: points(loss - 2 * deviation),
        high: points(loss + 2 * deviation),
      });
  return w(`coach.${verdict ?? 'good'}`, { loss: points(loss), sure });
}

/** Words as the language lists them. */
export const listed = (words: string[]): string =>
  new Intl.ListFormat(lang.now, { type: 'conjunction' }).format(words);
