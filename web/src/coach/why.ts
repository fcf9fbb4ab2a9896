// What a loss is made of, in a sentence.
import { pointsOf } from './numbers';
import { say, seatName } from '../lib/lang.svelte';
import type { Translate } from '../lib/board';
import type { Judgement, LossReason, TableInfo } from '../lib/protocol';

/** What a reason says of a move of `mover`; `points` as the coach says them. */
export function reasonOf(
  { seat, key, args }: LossReason,
  mover: number | null,
  points: string,
  info: TableInfo,
  w: Translate,
): string {
  return w(seat === mover ? 'coach.why_own' : 'coach.why_other', {
    seat: seatName(info, seat),
    line: say(info.game, { key, args }, info),
    points,
  });
}

/** Why another move was better than the one that was played; '' where nothing tells. */
export function whyOf(found: Judgement, info: TableInfo, w: Translate): string {
  const { reason, seat } = found;
  return reason ? reasonOf(reason, seat, pointsOf(found, reason.points, w), info, w) : '';
}
