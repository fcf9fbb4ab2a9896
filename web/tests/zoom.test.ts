// What of a board is in sight: never beyond its edges, and what lies under a pointer or two fingers
// stays there.
import { expect, it } from 'vitest';
import { drawnAt, pinch, shift } from '../src/zoom/moves';
import {
  boxOf,
  enlarge,
  MAX_SCALE,
  near,
  reveal,
  transformOf,
  whole,
  type Point,
  type Sheet,
} from '../src/zoom/sheet';

const sheet: Sheet = { x: -50, y: 0, width: 100, height: 200 };
const all = whole(sheet);

it('the whole view is the drawing as it is', () => {
  expect(all).toEqual({ scale: 1, x: 0, y: 100 });
  expect(boxOf(sheet, all)).toBe('-50 0 100 200');
  expect(transformOf(sheet, all)).toBe('translate(0 0) scale(1)');
});

it('nothing beyond the edges comes into sight, however far one moves', () => {
  const twice = enlarge(sheet, all, 2);
  expect(boxOf(sheet, shift(sheet, twice, 1e6, 1e6))).toBe('-50 0 50 100');
  expect(boxOf(sheet, shift(sheet, twice, -1e6, -1e6))).toBe('0 100 50 100');
  expect(shift(sheet, all, 30, -30)).toEqual(all);
});

it('it is enlarged between once and the most, and back at once it is whole', () => {
  expect(enlarge(sheet, all, 99).scale).toBe(MAX_SCALE);
  expect(enlarge(sheet, all, 0.2)).toEqual(all);
  const corner = enlarge(sheet, all, 3, [-50, 0]);
  expect(enlarge(sheet, corner, 0.01)).toEqual(all);
});

it('what lies under the pointer stays there while it is enlarged', () => {
  const pointer: Point = [20, 60];
  let sight = all;
  for (const times of [1.3, 1.7, 0.9]) {
    const under = drawnAt(sheet, sight, pointer);
    sight = enlarge(sheet, sight, times, under);
    const now = drawnAt(sheet, sight, pointer);
    expect(now[0]).toBeCloseTo(under[0]);
    expect(now[1]).toBeCloseTo(under[1]);
  }
});

it('what lies under two fingers stays under them, wherever they go', () => {
  const from: [Point, Point] = [
    [-10, 90],
    [10, 110],
  ];
  const to: [Point, Point] = [
    [-28, 80],
    [32, 140],
  ];
  const sight = pinch(sheet, all, from, to);
  expect(sight.scale).toBeCloseTo(3);
  for (const i of [0, 1] as const) {
    const under = drawnAt(sheet, all, from[i]);
    const now = drawnAt(sheet, sight, to[i]);
    expect(now[0]).toBeCloseTo(under[0]);
    expect(now[1]).toBeCloseTo(under[1]);
  }
});

it('a drag of some pixels moves what is drawn by as many, however much it is enlarged', () => {
  const sight = enlarge(sheet, all, 4);
  const before = drawnAt(sheet, sight, [0, 100]);
  expect(drawnAt(sheet, shift(sheet, sight, 7, -5), [7, 95])).toEqual(before);
});

it('what is out of sight is brought in, and what is in sight moves nothing', () => {
  const sight = enlarge(sheet, all, 4);
  expect(reveal(sheet, sight, [1, 101])).toEqual(sight);
  const [x, y, w, h] = boxOf(sheet, reveal(sheet, sight, [45, 10]))
    .split(' ')
    .map(Number);
  expect(45).toBeGreaterThanOrEqual(x!);
  expect(45).toBeLessThanOrEqual(x! + w!);
  expect(10).toBeGreaterThanOrEqual(y!);
  expect(10).toBeLessThanOrEqual(y! + h!);
});

it('small targets come as near as a finger needs, all of them in sight, and no nearer', () => {
  const large: Sheet = { x: 0, y: 0, width: 1000, height: 1000 };
  const [size, unit] = [50, 0.36];
  const two: Point[] = [
    [500, 500],
    [560, 500],
  ];
  const close = near(large, whole(large), two, size, unit);
  expect(close.scale * unit * size).toBeCloseTo(44);
  expect([close.x, close.y]).toEqual([530, 500]);
  const apart: Point[] = [
    [100, 100],
    [100, 700],
  ];
  expect(near(large, whole(large), apart, size, unit).scale).toBeCloseTo(1000 / 800);
  expect(near(large, whole(large), [], size, unit)).toEqual(whole(large));
  expect(near(large, whole(large), two, size, 1)).toEqual(whole(large)); // large enough
});
