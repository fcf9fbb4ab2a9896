// What there is to hear when a table tells something new.
import { pointsOf } from '../lib/log';
import type { Entry } from '../lib/protocol';
import type { Session } from '../lib/session';

export const CUES = [
  'turn',
  'own',
  'other',
  'draw',
  'points',
  'undone',
  'refused',
  'chat',
  'asked',
  'sat',
  'rematch',
  'over',
] as const;
export type Cue = (typeof CUES)[number];

function cueOf({ kind, seat, name, events }: Entry, { you, table }: Session): Cue | null {
  const mine = seat !== null && (you?.seats.includes(seat) ?? false);
  if (kind === 'act' || kind === 'chance')
    return pointsOf(events ?? []).length > 0
      ? 'points'
      : kind === 'chance'
        ? 'draw'
        : mine
          ? 'own'
          : 'other';
  if (kind === 'chat') return name === you?.name ? null : 'chat';
  if (kind === 'undone') return 'undone';
  if (kind === 'sat') return mine ? null : 'sat';
  if (kind === 'asked' || kind === 'wished')
    return table?.ask?.need.some((one) => you?.seats.includes(one)) ? 'asked' : null;
  return null;
}

/** Of several things at once, the first of these is heard. */
const FIRST: Cue[] = ['asked', 'undone', 'points', 'own', 'other', 'chat', 'sat', 'draw'];

/**
 * What to hear, at most two sounds, one after the other: what happened, and that it is one's turn.
 */
export function cuesOf(before: Session | null, now: Session): Cue[] {
  if (!before?.table || before.table.id !== now.table?.id || before.fresh === now.fresh) return [];
  const found = new Set(now.fresh.map((entry) => cueOf(entry, now)));
  const out = FIRST.filter((cue) => found.has(cue)).slice(0, 1);
  const others = now.fresh.some(
    ({ kind, seat }) => kind === 'act' && seat !== null && !now.you?.seats.includes(seat),
  );
  const came = now.turn?.mine && (!before.turn?.mine || others);
  return came && now.table.status === 'playing' ? [...out, 'turn'] : out;
}
