// Where a turn put a key, a scoring tile or its meeple, and what it used or traded: by the ids of
// places.
import type { Touched } from '../lastMoves';

export const touched: Touched = ({ text = '', events, seat }) => {
  const [act, ...rest] = text.split(' ');
  const place = rest.find((word) => /-\d+$/.test(word) && word !== rest[0]);
  if (act === 'arc') return ['arc'];
  if (act === 'bank' && rest[0]) return [`bank-${rest[0]}`];
  if (act === 'move' && place) return [`space-${place}`];
  if (act === 'bonus' && rest[0]) return [`track-${rest[0]}`];
  if (act === 'draw' || act === 'place') {
    const built = events.find(({ kind, how }) => kind === 'placed' || how === 'home');
    return built ? [`space-${built.district}-${built.value}`] : [];
  }
  if (act === 'score' && rest[1]) return [`prize-${rest[1]}`];
  if (act === 'take' || (act === 'use' && rest[0] === 'end')) return ['ends'];
  if (act === 'use' && rest[0]) return [`used-${seat}-${rest[0]}`];
  if ((act === 'buy' || act === 'sell') && rest[0]) return [`token-${rest[0]}`];
  return [];
};
