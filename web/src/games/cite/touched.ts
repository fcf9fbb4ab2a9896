// What a turn touched: a tile by its square, a building by its name, a postcard, and what it
// brought by its space.
import type { Touched } from '../lastMoves';

export const touched: Touched = ({ text = '' }) => {
  const [act, what] = text.split(' ');
  const at = / at ([a-h][1-8])/.exec(text)?.[1];
  if (act === 'lay' && at) return [`square-${at}`];
  if ((act === 'build' || act === 'take') && what) return [`piece-${what}`];
  const card = (act === 'use' || act === 'choose') && what ? [`card-${what}`] : [];
  return at ? [...card, `space-${at}`] : card;
};
