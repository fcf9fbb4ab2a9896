// What share of wins the seats of a report could expect, over the game.
import type { CoachReport } from '../lib/protocol';

/** The last number of actions at which something is known, at least 1. */
export const lastOf = ({ seats }: CoachReport): number =>
  Math.max(1, ...seats.flatMap(({ prospects }) => prospects.map(({ after }) => after)));

/** What a seat could expect after so many actions: the latest that is known. */
export const shareOf = ({ seats }: CoachReport, seat: number, after: number): number =>
  seats.find((one) => one.seat === seat)?.prospects.findLast((one) => one.after <= after)?.share ??
  0;

/** How lines of seats are told apart without colours. */
const DASHES = ['', '9 5', '2 4', '12 4 2 4', '5 3', '1 5'];
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length] ?? '';
