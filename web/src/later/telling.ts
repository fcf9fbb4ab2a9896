// What a listener is told of what others did: not every move as it comes, but one sentence for all of them.
import type { Entry, Seat } from '../lib/protocol';

/** Sentences as one: "Hugo builds here; Vigny builds there." */
export function inOne(sentences: string[]): string {
  const bare = sentences.map((one) => one.trim().replace(/\.$/, '')).filter(Boolean);
  return bare.length > 0 ? `${bare.join('; ')}.` : '';
}

/** Draws in a row are one entry, so that what they have in common is said once. */
export function drawnTogether(entries: Entry[]): Entry[] {
  const out: Entry[] = [];
  for (const entry of entries) {
    const last = out.at(-1);
    if (last?.kind === 'chance' && entry.kind === 'chance')
      out[out.length - 1] = { ...last, events: [...last.events, ...entry.events] };
    else out.push(entry);
  }
  return out;
}

/** Whether more will follow at once: a bot is to act, or nobody, while the game is on. */
export const goesOn = (toAct: number | null, seats: Seat[], over: boolean): boolean =>
  !over && toAct !== null && seats[toAct]?.kind === 'bot';
