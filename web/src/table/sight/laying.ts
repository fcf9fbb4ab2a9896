// Whether a turn is being laid at the table on this page: begun and not yet done, or planned.
import type { Session } from '../../lib/session';

/** What boards show of a piece in hand, of a place chosen, and of an open plan. */
const IN_HAND = [
  '[data-planning][aria-pressed="true"]',
  '.box [data-hand][aria-pressed="true"]',
  '.box [data-card][aria-pressed="true"]',
  '.box .pa-spot.chosen',
  '.box .preview',
].join();

/** Whether the latest thing that happened is a step of the very turn that is to go on. */
export function begun({ entries, turn, you }: Session): boolean {
  if (!turn?.mine || !you?.seats.includes(turn.to_act ?? -1)) return false;
  const last = entries.findLast(
    ({ kind, undone }) => !undone && (kind === 'act' || kind === 'chance'),
  );
  const opens = last?.events.some(({ kind }) => kind === 'round' || kind === 'phase');
  return last?.kind === 'act' && last.seat === turn.to_act && !opens;
}

export const laying = (session: Session): boolean =>
  session.turn?.mine === true && (begun(session) || document.querySelector(IN_HAND) !== null);
