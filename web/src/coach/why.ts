// What a loss is made of, in a sentence.
import { pointsOf } from './numbers';
import { say, seatName } from '../lib/lang.svelte';
import type { Translate } from '../lib/board';
import type { Judgement, TableInfo } from '../lib/protocol';

/** Why another move was better than the one that was played; '' where nothing tells. */
export function whyOf(found: Judgement, info: TableInfo, w: Translate): string {
  const { reason } = found;
  if (!reason) return '';
  return w(reason.seat === found.seat ? 'coach.why_own' : 'coach.why_other', {
    seat: seatName(info, reason.seat),
    line: say(info.game, { key: reason.key, args: reason.args }, info),
    points: pointsOf(found, reason.points, w),
  });
}
