// Where everything lies: two croppings of the same map (wide for desks, tall for telephones) and
// smooth lines through points.
import type { Point } from './scene';
import type { Material, RouteData, StopData } from './types';

export interface Layout {
  name: 'wide' | 'tall';
  width: number;
  height: number;
  font: number;
  place: (x: number, y: number) => Point;
}

export const layouts: Record<'wide' | 'tall', (canvas: readonly [number, number]) => Layout> = {
  wide: ([w, h]) => ({
    name: 'wide',
    width: 1000,
    height: 700,
    font: 18,
    place: (x, y) => [(x * 1000) / w, (y * 700) / h],
  }),
  tall: ([w, h]) => ({
    name: 'tall',
    width: 660,
    height: 920,
    font: 20.5,
    place: (x, y) => [24 + (x * 628) / w, 34 + (y * 880) / h],
  }),
};

export interface Segment {
  from: Point;
  c1: Point;
  c2: Point;
  to: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * Cubic pieces of a line that runs softly through all points (a centripetal Catmull-Rom spline).
 */
export function spline(points: readonly Point[], tension = 0.9): Segment[] {
  const pieces: Segment[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const p1 = points[i]!;
    const p2 = points[i + 1]!;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const d1 = Math.sqrt(distance(p0, p1));
    const d2 = Math.sqrt(distance(p1, p2));
    const d3 = Math.sqrt(distance(p2, p3));
    const bend = (near: Point, far: Point, before: Point, a: number): Point => {
      if (a === 0) return near;
      const k = 3 * a * (a + d2);
      const at = (j: 0 | 1): number =>
        (a * a * far[j] - d2 * d2 * before[j] + (2 * a * a + 3 * a * d2 + d2 * d2) * near[j]) / k;
      return [near[0] + (at(0) - near[0]) * tension, near[1] + (at(1) - near[1]) * tension];
    };
    pieces.push({ from: p1, c1: bend(p1, p2, p0, d1), c2: bend(p2, p1, p3, d3), to: p2 });
  }
  return pieces;
}

export const pathOf = (pieces: readonly Segment[]): string =>
  pieces
    .map(
      (s, i) =>
        (i === 0 ? `M${round(s.from[0])} ${round(s.from[1])}` : '') +
        `C${[...s.c1, ...s.c2, ...s.to].map(round).join(' ')}`,
    )
    .join('');

export const smooth = (points: readonly Point[], tension = 0.9): string =>
  pathOf(spline(points, tension));

export const polygon = (points: readonly Point[]): string =>
  `M${points.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}Z`;

/** The point at share `t` of one piece. */
export function along(s: Segment, t: number): Point {
  const u = 1 - t;
  const at = (j: 0 | 1): number =>
    u * u * u * s.from[j] + 3 * u * u * t * s.c1[j] + 3 * u * t * t * s.c2[j] + t * t * t * s.to[j];
  return [at(0), at(1)];
}

export interface Ribbon {
  route: RouteData;
  pieces: Segment[];
  path: string;
  ends: [Point, Point];
}

export interface Plan {
  layout: Layout;
  stops: Map<string, StopData & { at: Point }>;
  ribbons: Ribbon[];
}

export function planOf(material: Material, layout: Layout): Plan {
  const stops = new Map(
    material.stops.map((stop) => [stop.id, { ...stop, at: layout.place(stop.x, stop.y) }]),
  );
  const crossing = (id: string): boolean => stops.get(id)!.crossing;
  const ribbons = material.routes.map((route): Ribbon => {
    const points = route.stops.map((id) => stops.get(id)!.at);
    const pieces = spline(points);
    return {
      route,
      pieces,
      path: pathOf(pieces),
      ends: [
        signAt(pieces, 'first', crossing(route.stops[0]!)),
        signAt(pieces, 'last', crossing(route.stops.at(-1)!)),
      ],
    };
  });
  return { layout, stops, ribbons };
}

/** Points along the one route that joins two stops; empty when none does. */
export function wayBetween(plan: Plan, from: string, to: string): Point[] {
  for (const { route, pieces } of plan.ribbons) {
    const a = route.stops.indexOf(from);
    const b = route.stops.indexOf(to);
    if (a < 0 || b < 0) continue;
    const way = pieces
      .slice(Math.min(a, b), Math.max(a, b))
      .flatMap((piece) => Array.from({ length: 12 }, (_, i) => along(piece, i / 11)));
    return a < b ? way : way.reverse();
  }
  return [];
}

/**
 * Where the letter of a route stands: just past its terminus, or, at a crossing, on the ribbon
 * itself.
 */
function signAt(pieces: readonly Segment[], end: 'first' | 'last', crossing: boolean): Point {
  const piece = end === 'first' ? pieces[0]! : pieces.at(-1)!;
  const at = (t: number): Point => along(piece, end === 'first' ? t : 1 - t);
  const stop = at(0);
  if (crossing) {
    for (let t = 0.1; t < 0.8; t += 0.02) {
      const [x, y] = at(t);
      if (Math.abs(x - stop[0]) > 50 || Math.abs(y - stop[1]) > (y < stop[1] ? 46 : 36))
        return [x, y];
    }
  }
  const near = at(0.12);
  const d = distance(near, stop) || 1;
  return [stop[0] + ((stop[0] - near[0]) / d) * 35, stop[1] + ((stop[1] - near[1]) / d) * 35];
}

const isPoint = (v: unknown): v is Point =>
  Array.isArray(v) && v.length === 2 && v.every((n) => typeof n === 'number');

function lists(river: unknown): Point[][] {
  if (Array.isArray(river)) {
    return river.length > 1 && river.every(isPoint) ? [river as Point[]] : river.flatMap(lists);
  }
  return river && typeof river === 'object' ? Object.values(river).flatMap(lists) : [];
}

/**
 * Every line of points in the river's data, whatever it is called there; loose ends are joined to
 * the nearest other end.
 */
export function courses(river: unknown, canvas: readonly [number, number]): Point[][] {
  const found = lists(river);
  const atBorder = ([x, y]: Point): boolean => x <= 0 || y <= 0 || x >= canvas[0] || y >= canvas[1];
  const joined = (own: Point[], end: Point): Point[] => {
    if (atBorder(end)) return [];
    const others = found.filter((line) => line !== own).flatMap((line) => [line[0]!, line.at(-1)!]);
    const nearest = others
      .filter((p) => !atBorder(p))
      .sort((a, b) => distance(a, end) - distance(b, end))[0];
    return nearest && distance(nearest, end) > 0 ? [nearest] : [];
  };
  return found.map((line) => [...joined(line, line[0]!), ...line, ...joined(line, line.at(-1)!)]);
}
