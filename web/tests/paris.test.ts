// The drawing of Paris: nothing lies on anything else, and what may be done is found where one would point.
import { expect, it } from 'vitest';
import * as geo from '../src/games/paris/geometry';
import { arrived } from '../src/games/paris/recent';
import { targetsOf } from '../src/games/paris/targets';
import type { Keys, Move, ParisView, Parts } from '../src/games/paris/types';

const VALUES = [1, 2, 3, 4, 5, 8];
const places = [...Array(6).keys()].flatMap((d) => [
  ...VALUES.map((value) => geo.spaceAt(d, value)),
  geo.bankAt(d),
  geo.prizeAt(d),
]);

it('no space, bank or place of a scoring tile lies on another', () => {
  for (const [i, [x, y]] of places.entries())
    for (const [X, Y] of places.slice(i + 1))
      expect(Math.max(Math.abs(x - X), Math.abs(y - Y))).toBeGreaterThanOrEqual(56);
});

it('all of them lie between the Arc and the track', () => {
  for (const [x, y] of places) {
    const r = Math.hypot(x - geo.MIDDLE, y - geo.MIDDLE);
    expect(r).toBeGreaterThan(geo.ARC + 35);
    expect(r).toBeLessThan(geo.TRACK - 75);
  }
});

const move = (parts: Parts, francs = 0): Move => ({
  text: JSON.stringify(parts),
  parts,
  effect: { change: { francs } },
});
const to = (from: string, value: number, francs: number, more: Partial<Parts> = {}): Move =>
  move(
    { act: 'move', from, to: `chaillot-${value}`, district: 'chaillot', value, ...more },
    francs,
  );

it('the ways to a space stand together, the cheapest first, those that spend a tile last', () => {
  const dear = to('arc', 5, -5);
  const cheap = to('chaillot-3', 5, -2);
  const tile = to('chaillot-4', 5, -1, { with: [16] });
  const found = targetsOf([dear, tile, cheap], {});
  expect([...found.keys()]).toEqual(['space-chaillot-5']);
  expect(found.get('space-chaillot-5')?.moves).toEqual([cheap, dear, tile]);
});

it('landmarks that stand are places of their own, the others are brought to the district', () => {
  const opera = to('bank', 13, -13, { landmark: 'opera' });
  const louvre = to('bank', 14, -14, { landmark: 'louvre' });
  const found = targetsOf([opera, louvre], { opera: 'chaillot' });
  expect(found.get('space-chaillot-13')?.moves).toEqual([opera]);
  expect(found.get('bring-chaillot')?.moves).toEqual([louvre]);
});

it('what may be done on the track, at the landmark and with a tile are kept apart', () => {
  const found = targetsOf(
    [
      move({ act: 'bonus', tile: 7 }),
      move({ act: 'use', tile: 7 }),
      move({ act: 'honour', token: 'bronze' }),
      move({ act: 'sell', token: 'bronze' }),
    ],
    {},
  );
  expect([...found.values()].map(({ id, group }) => [id, group])).toEqual([
    ['track-7', 'benefit'],
    ['tile-7', 'tile'],
    ['honour-bronze', 'benefit'],
    ['sell-bronze', 'trade'],
  ]);
});

it('what others did is found by comparing two views', () => {
  const view = (keys: Keys, buildings = {}): ParisView =>
    ({ keys: { red: keys }, buildings, prizes: {} }) as unknown as ParisView;
  const before = view({ arc: true, banks: ['chaillot'], at: { 'chaillot-1': 1 } });
  const now = view(
    { arc: false, banks: ['chaillot', 'belleville'], at: { 'chaillot-1': 2 } },
    { 'chaillot-2': 'chaillot/2' },
  );
  expect(arrived(before, now)).toEqual(['bank-belleville', 'space-chaillot-1', 'space-chaillot-2']);
  expect(arrived(now, now)).toEqual([]);
});
