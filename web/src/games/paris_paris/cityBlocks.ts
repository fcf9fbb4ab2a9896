// A quiet street plan: boulevards between quarters, lanes between the blocks of each. Always the
// same, computed once per layout.
import type { Point } from './scene';

type Polygon = Point[];

function chance(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}

/** The part of a convex polygon on the side of the line through `at` to which `normal` points. */
function cut(shape: Polygon, at: Point, normal: Point): Polygon {
  const side = (p: Point): number => (p[0] - at[0]) * normal[0] + (p[1] - at[1]) * normal[1];
  const kept: Polygon = [];
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const a = side(p);
    const b = side(q);
    if (a >= 0) kept.push(p);
    if (a * b < 0) {
      const t = a / (a - b);
      kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return kept;
}

function area(shape: Polygon): number {
  let sum = 0;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    sum += p[0] * q[1] - q[0] * p[1];
  });
  return Math.abs(sum) / 2;
}

function inset(shape: Polygon, by: number): Polygon {
  let result = shape;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (d < 0.01 || result.length < 3) return;
    const normal: Point = [-(q[1] - p[1]) / d, (q[0] - p[0]) / d];
    result = cut(result, [p[0] + normal[0] * by, p[1] + normal[1] * by], normal);
  });
  return result;
}

function centre(shape: Polygon): Point {
  const n = shape.length;
  return [shape.reduce((s, p) => s + p[0], 0) / n, shape.reduce((s, p) => s + p[1], 0) / n];
}

function split(shape: Polygon, goal: number, next: () => number, into: Polygon[]): void {
  if (shape.length < 3) return;
  if (area(shape) < goal * (0.6 + next() * 0.9)) {
    into.push(shape);
    return;
  }
  let longest: Point = [1, 0];
  let length = 0;
  shape.forEach((p, i) => {
    const q = shape[(i + 1) % shape.length]!;
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    if (d > length) {
      length = d;
      longest = [(q[0] - p[0]) / d, (q[1] - p[1]) / d];
    }
  });
  const turn = (next() - 0.5) * 0.3;
  const normal: Point = [
    longest[0] * Math.cos(turn) - longest[1] * Math.sin(turn),
    longest[0] * Math.sin(turn) + longest[1] * Math.cos(turn),
  ];
  const c = centre(shape);
  const shift = (next() - 0.5) * length * 0.22;
  const at: Point = [c[0] + normal[0] * shift, c[1] + normal[1] * shift];
  split(cut(shape, at, normal), goal, next, into);
  split(cut(shape, at, [-normal[0], -normal[1]]), goal, next, into);
}

export interface Streets {
  plain: string;
  tinted: string;
  hatched: string;
}

const text = (shape: Polygon): string =>
  `M${shape.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}Z`;

export function streets(width: number, height: number): Streets {
  const next = chance(1852);
  const step = 118;
  const seeds: Point[] = [];
  for (let y = step / 2; y < height + step / 2; y += step * 0.92) {
    for (let x = step / 2; x < width + step / 2; x += step) {
      seeds.push([x + (next() - 0.5) * step * 0.85, y + (next() - 0.5) * step * 0.85]);
    }
  }
  const result: Streets = { plain: '', tinted: '', hatched: '' };
  for (const seed of seeds) {
    let quarter: Polygon = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    for (const other of seeds) {
      if (other === seed || quarter.length < 3) continue;
      const middle: Point = [(seed[0] + other[0]) / 2, (seed[1] + other[1]) / 2];
      quarter = cut(quarter, middle, [seed[0] - other[0], seed[1] - other[1]]);
    }
    const blocks: Polygon[] = [];
    split(inset(quarter, 2.6), 620, next, blocks);
    for (const block of blocks) {
      const shape = inset(block, 1.1);
      if (shape.length < 3 || area(shape) < 40) continue;
      const luck = next();
      const kind = luck < 0.13 ? 'hatched' : luck < 0.4 ? 'tinted' : 'plain';
      result[kind] += text(shape);
    }
  }
  return result;
}
