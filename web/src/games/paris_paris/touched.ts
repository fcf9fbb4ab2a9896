// The stop at which a turn built.
import type { Touched } from '../lastMoves';

export const touched: Touched = ({ text = '' }) => /^build ([^/ ]+)/.exec(text)?.slice(1) ?? [];
