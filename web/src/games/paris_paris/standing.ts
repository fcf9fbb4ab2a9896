// The points as they stand, line by line and seat by seat: what small and big tours have paid.
import type { OutcomeLine } from '../../lib/protocol';
import type { ParisView } from './types';

const line = (key: string, points: number, rule: string): OutcomeLine => ({
  key: `paris_paris.line.${key}`,
  points,
  rule,
  pieces: [],
  args: {},
});

export const standing = ({ seats }: ParisView): OutcomeLine[][] =>
  seats.map(({ small, big }) => [line('small', small, 'PP6.1'), line('big', big, 'PP7.5')]);
