import type { Session } from '../../lib/session';

/** Whether the table waits for whoever looks: for their move, or for their answer. */
export function waitsFor({ table, turn, you }: Session): boolean {
  if (!you?.seats.length || table?.status !== 'playing') return false;
  return turn?.mine === true || (table.ask?.need ?? []).some((seat) => you.seats.includes(seat));
}
