// What a turn put on the board: a tile by its square, a building by its name, and what a postcard brought by its space.
import type { Touched } from '../../lib/lastmoves';

export const touched: Touched = ({ text = '' }) => {
  const [act, what] = text.split(' ');
  const at = / at ([a-h][1-8])/.exec(text)?.[1];
  if (act === 'lay' && at) return [`square-${at}`];
  if (act === 'build' && what) return [`piece-${what}`];
  return at ? [`space-${at}`] : [];
};
