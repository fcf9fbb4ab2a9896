import { describe, expect, it } from 'vitest';
import { hint } from '../src/games/paris_paris/hint';
import type { Move } from '../src/games/paris_paris/types';

const t = (key: string, args: object = {}): string =>
  [key.replace('paris_paris.ui.', ''), ...Object.values(args)].join(' ');
const build = (over: string | null, ...pays: [number[], number[] | null][]): Move => ({
  text: 'build louvre/red',
  parts: { tile: 'louvre/red', stop: 'louvre', route: 'red', over },
  effect: {
    tours: pays.map(([small, big]) => ({ tile: 'opera/red', small, big })),
    certain: false,
  },
});

describe('the sentence of a hint in Paris Paris', () => {
  it('tells the least and the most that one gets, whichever tile is left over', () => {
    const told = hint(
      t,
      build(
        null,
        [[1, 5], null],
        [
          [0, 0],
          [3, 9],
        ],
      ),
      0,
    );
    expect(told).toBe('build_here paris_paris.stop.louvre. hint_pays 1 3');
  });
  it('tells one number where all pay the same, and nothing where no tile is left', () => {
    expect(
      hint(
        t,
        build(
          null,
          [[2, 0], null],
          [
            [1, 0],
            [1, 0],
          ],
        ),
        0,
      ),
    ).toMatch(/hint_pays_same 2$/);
    expect(hint(t, build(null), 1)).toBe('build_here paris_paris.stop.louvre');
  });
  it('says who leaves', () => {
    expect(hint(t, build('grey'), 0)).toMatch(/^drives_out/);
  });
});
