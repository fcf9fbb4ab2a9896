// The points as they stand, line by line and seat by seat, as far as hands are known: one's own, and
// all at the end (null: hidden).
import type { OutcomeLine } from '../../lib/protocol';
import type { ConnectionSeat, ConnectionView } from './types';

function linesOf({ companies, limit, penalty }: ConnectionView, seat: ConnectionSeat) {
  const { hand, over } = seat;
  if (hand === null) return null;
  const lines: OutcomeLine[] = companies.flatMap(({ id, value }) => {
    const shares = hand[id] ?? 0;
    const args = { company: id, shares, value };
    const points = shares * value;
    return shares
      ? [{ key: 'connection.line.company', points, rule: 'PC8.1', pieces: [], args }]
      : [];
  });
  if (over > 0)
    lines.push({
      key: 'connection.line.penalty',
      points: -penalty * over,
      rule: 'PC8.2',
      pieces: [],
      args: { over, limit, penalty },
    });
  return lines;
}

export const standing = (view: ConnectionView): (OutcomeLine[] | null)[] =>
  view.seats.map((seat) => linesOf(view, seat));
