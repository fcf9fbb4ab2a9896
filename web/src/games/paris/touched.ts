// Where a turn put a key, a scoring tile or its meeple, by the ids of places on the board.
import type { Touched } from '../../lib/lastmoves';

export const touched: Touched = ({ text = '' }) => {
  const [act, ...rest] = text.split(' ');
  const place = rest.find((word) => /-\d+$/.test(word) && word !== rest[0]);
  if (act === 'arc') return ['arc'];
  if (act === 'bank' && rest[0]) return [`bank-${rest[0]}`];
  if (act === 'move' && place) return [`space-${place}`];
  if (act === 'bonus' && rest[0]) return [`track-${rest[0]}`];
  if (act === 'score' && rest[1]) return [`prize-${rest[1]}`];
  return [];
};
