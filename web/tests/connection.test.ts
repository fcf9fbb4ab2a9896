// The map of Paris Connection: where lines of track run, where names are written, where arrow keys lead.
import { expect, it } from 'vitest';
import { apart, at, Chart, HIGH, labels, towards } from '../src/games/connection/geometry';
import { Pan } from '../src/games/connection/pan.svelte';
import type { Hex, Material } from '../src/games/connection/types';
import { pointsOf } from '../src/lib/log';

const hex = (id: string, q: number, r: number, name: string | null = null): Hex => ({
  id,
  name,
  kind: name ? 'city' : 'rural',
  value: name ? 1 : 0,
  q,
  r,
});
const HEXES = [
  hex('a', 0, 0),
  hex('b', 1, 0),
  hex('c', 1, -1),
  hex('d', 2, -1),
  hex('e', 0, 1, 'Lyon'),
];
const material: Material = { companies: ['red'], goal: 'e', hexes: HEXES, sides: [['a', 'b']] };
const chart = new Chart(material);

it('track runs from the start hex over neighbours, never across a checkered side', () => {
  expect(chart.track('a', new Set(['a', 'b', 'c', 'd']))).toEqual([
    ['a', 'c'],
    ['c', 'd'],
    ['c', 'b'],
  ]);
  expect(chart.track('a', new Set(['a', 'b']))).toEqual([]);
});

it('distances are counted in hexes, and the nearest city is known', () => {
  expect(apart(HEXES[0]!, HEXES[3]!)).toBe(2);
  expect(chart.nearest(HEXES[1]!)?.name).toBe('Lyon');
});

it('an arrow key leads to the next hex that way, and nowhere at the edge', () => {
  const all = new Map(HEXES.map((one) => [one.id, at(one)]));
  expect(towards(at(HEXES[0]!), 'ArrowDown', all)).toBe('e');
  expect(towards(at(HEXES[4]!), 'ArrowUp', all)).toBe('a');
  expect(['b', 'c']).toContain(towards(at(HEXES[0]!), 'ArrowRight', all));
  expect(towards(at(HEXES[0]!), 'ArrowLeft', all)).toBeNull();
});

it('names of cities do not cover each other', () => {
  const [upper, lower] = labels([hex('x', 0, 0, 'Lyon'), hex('y', 0, 1, 'Nice')], 14);
  expect(Math.abs(upper!.y - lower!.y) >= 14 || Math.abs(upper!.x - lower!.x) >= 30).toBe(true);
});

it('a map that is enlarged stays within its frame, and fits again', () => {
  const pan = new Pan(
    () => ({ x: 0, y: 0, width: 100, height: 100 }),
    () => null,
  );
  expect(pan.transform).toBe('translate(0 0) scale(1)');
  pan.zoom(2);
  pan.reveal([0, 0]);
  expect([pan.scale, pan.x, pan.y]).toEqual([2, 25, 25]);
  pan.zoom(0.1);
  expect([pan.scale, pan.x, pan.y]).toEqual([1, 50, 50]);
});

it('a small map shows all that may be laid on, as large as a finger needs and no larger', () => {
  const small = { a: 0.36 } as DOMMatrix;
  const pan = new Pan(
    () => ({ x: 0, y: 0, width: 1000, height: 1000 }),
    () => small,
  );
  pan.show([
    [500, 500],
    [560, 500],
  ]);
  expect(pan.scale * 0.36 * HIGH).toBeCloseTo(44);
  expect([pan.x, pan.y]).toEqual([530, 500]);
  pan.fit();
  pan.show([
    [100, 100],
    [100, 700],
  ]);
  expect(pan.scale).toBeCloseTo(1000 / (600 + 4 * HIGH));
  pan.fit();
  pan.show([]);
  expect(pan.scale).toBe(1);
});

it('what a company gains is not told as points of whoever built', () => {
  const gained = { kind: 'reached', seat: 1, company: 'red', points: 3 };
  expect(pointsOf([gained, { kind: 'paid', seat: 1, points: 2 }])).toEqual([
    { seat: 1, points: 2 },
  ]);
});
