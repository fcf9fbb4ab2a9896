// The hexes on which a turn laid track, or the storing boards between which it traded.
import type { Touched } from '../lastMoves';

export const touched: Touched = ({ text = '' }) => {
  const [act, what] = text.split(' ');
  if (what && act === 'lay') return [what];
  return what && (act === 'return' || act === 'take') ? [`board-${what}`] : [];
};
