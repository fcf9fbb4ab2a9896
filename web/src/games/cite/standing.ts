// The points as they stand, line by line and seat by seat: known as soon as the lamps are lit.
import type { OutcomeLine } from '../../lib/protocol';
import type { CiteView } from './types';

export const standing = ({ scores, seats }: CiteView): OutcomeLine[][] =>
  scores ? scores.map(({ lines }) => lines as unknown as OutcomeLine[]) : seats.map(() => []);
