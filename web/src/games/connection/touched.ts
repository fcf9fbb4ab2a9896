// The hexes on which a turn laid track.
import type { Touched } from '../../lib/lastmoves';

export const touched: Touched = ({ text = '' }) => /^lay (\S+)/.exec(text)?.slice(1) ?? [];
