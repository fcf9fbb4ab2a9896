// What a listener is told of what others did: not every move as it comes, but one sentence for all
// of them.
import type { Seat } from '../../lib/protocol';

/** Sentences as one: "Hugo builds here; Vigny builds there." */
export function inOne(sentences: string[]): string {
  const bare = sentences.map((one) => one.trim().replace(/\.$/, '')).filter(Boolean);
  return bare.length > 0 ? `${bare.join('; ')}.` : '';
}

/** Whether more will follow at once: a bot is to act, or nobody, while the game is on. */
export const goesOn = (toAct: number | null, seats: Seat[], over: boolean): boolean =>
  !over && toAct !== null && seats[toAct]?.kind === 'bot';
