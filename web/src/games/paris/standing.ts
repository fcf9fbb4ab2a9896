// The points as they stand, line by line and seat by seat: what was paid before the last scoring.
import type { OutcomeLine } from '../../lib/protocol';
import type { ParisView } from './types';

const SOURCES = [
  ['eights', 'PA5.4'],
  ['honours', 'PA5.5'],
  ['endings', 'PA10.4'],
] as const;

export const standing = ({ seats, points, used }: ParisView): OutcomeLine[][] =>
  seats.map(({ colour }) => [
    ...SOURCES.map(([name, rule]) => ({
      key: `paris.line.${name}`,
      points: points[colour]?.[name] ?? 0,
      rule,
      pieces: [],
      args: {},
    })),
    ...Object.entries(used[colour] ?? {})
      .filter(([, paid]) => paid > 0)
      .map(([number, paid]) => ({
        key: 'paris.line.tile',
        points: paid,
        rule: null,
        pieces: [],
        args: { number: Number(number) },
      })),
  ]);
