// The score so far adds up to the points of each seat, in positions of real games, and tells nothing
// of what a game hides.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { standing as cite } from '../src/games/cite/standing';
import { standing as connection } from '../src/games/connection/standing';
import { standing as paris } from '../src/games/paris/standing';
import { standing as parisParis } from '../src/games/paris_paris/standing';
import type { OutcomeLine } from '../src/lib/protocol';

interface Position {
  viewer: number | null;
  seats: { points: number | null }[];
}
type Lines = (OutcomeLine[] | null)[];
const made = { cite, connection, paris, paris_paris: parisParis } as unknown as {
  [game: string]: (view: Position) => Lines;
};

it.each(Object.keys(made))('the score of %s so far adds up', (game) => {
  const url = new URL(`../src/learn/${game}.json`, import.meta.url);
  const lessons = JSON.parse(readFileSync(url, 'utf8')) as { view: Position }[];
  let told = 0;
  for (const { view } of lessons) {
    const lines = made[game]!(view);
    expect(lines).toHaveLength(view.seats.length);
    view.seats.forEach(({ points }, seat) => {
      const own = lines[seat];
      expect(own === null).toBe(points === null);
      if (points === null) return expect(seat).not.toBe(view.viewer);
      expect((own ?? []).reduce((sum, line) => sum + line.points, 0)).toBe(points);
      told += points;
    });
  }
  expect(told).toBeGreaterThan(0);
});

it('shares above the limit cost, and nobody hears what another holds', () => {
  const companies = [
    { id: 'red', value: 3 },
    { id: 'blue', value: 2 },
  ];
  const seats = [
    { hand: { red: 4, blue: 1 }, over: 2, points: -26 },
    { hand: null, over: 0, points: null },
  ];
  const view = { viewer: 0, companies, limit: 3, penalty: 20, seats };
  const [mine, other] = made.connection!(view as unknown as Position);
  expect(mine!.map(({ points }) => points)).toEqual([12, 2, -40]);
  expect(other).toBe(null);
});

it('bonus tiles of Paris that paid points have a line each', () => {
  const view = {
    viewer: null,
    seats: [{ colour: 'red', points: 13 }],
    points: { red: { eights: 5, honours: 2, endings: 0, francs: 0, districts: {} } },
    used: { red: { '17': 0, '20': 6 } },
  };
  const [lines] = made.paris!(view as unknown as Position);
  expect(lines!.map(({ key, points }) => [key, points])).toEqual([
    ['paris.line.eights', 5],
    ['paris.line.honours', 2],
    ['paris.line.endings', 0],
    ['paris.line.tile', 6],
  ]);
  expect(lines!.at(-1)!.args).toEqual({ number: 20 });
});
