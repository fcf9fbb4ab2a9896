// Where hexes lie on the sheet, and the lines of track that a set of them makes.
import type { Hex, Material } from './types';

export type Point = readonly [number, number];

/** The length of a side of a hex, in units of the sheet. */
const SIDE = 30;
const ROOT = Math.sqrt(3);
/** How high a hex is, between two level sides. */
export const HIGH = ROOT * SIDE;

export const at = ({ q, r }: { q: number; r: number }): Point => [
  1.5 * SIDE * q,
  ROOT * SIDE * (r + q / 2),
];

const CORNERS = Array.from({ length: 6 }, (_, i): Point => [
  SIDE * Math.cos((i * Math.PI) / 3),
  SIDE * Math.sin((i * Math.PI) / 3),
]);
const short = (n: number): string => String(Math.round(n * 10) / 10);

/** The outline of a hex around 0,0, a little smaller than it is when `inset` says so. */
export const outline = (inset = 0): string =>
  `M${CORNERS.map(([x, y]) => `${short(x * (1 - inset / SIDE))} ${short(y * (1 - inset / SIDE))}`).join('L')}Z`;

/** The outline of a hex where it lies. */
function around(hex: Hex): string {
  const [x, y] = at(hex);
  return `M${CORNERS.map(([dx, dy]) => `${short(x + dx)} ${short(y + dy)}`).join('L')}Z`;
}

/** The side that two neighbours share. */
export function side(a: Hex, b: Hex): string {
  const [ax, ay] = at(a);
  const [bx, by] = at(b);
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const [dx, dy] = [(bx - ax) / (2 * ROOT), (by - ay) / (2 * ROOT)];
  return `M${short(mx - dy)} ${short(my + dx)}L${short(mx + dy)} ${short(my - dx)}`;
}

/** Distance in hexes, as the crow flies. */
export function apart(a: Hex, b: Hex): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

const STEPS: Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** What the drawing asks of the map again and again. */
export class Chart {
  readonly byId: ReadonlyMap<string, Hex>;
  readonly cities: Hex[];
  /** Every hex with its outline. */
  readonly hits: { id: string; d: string }[];
  readonly box: { x: number; y: number; width: number; height: number };
  readonly #near = new Map<string, string[]>();

  constructor(readonly material: Pick<Material, 'companies' | 'goal' | 'hexes' | 'sides'>) {
    this.byId = new Map(material.hexes.map((hex) => [hex.id, hex]));
    this.cities = material.hexes.filter(({ kind }) => kind === 'city');
    this.hits = material.hexes.map((hex) => ({ id: hex.id, d: around(hex) }));
    const parted = new Set(material.sides.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const where = new Map(material.hexes.map(({ id, q, r }) => [`${q} ${r}`, id]));
    for (const { id, q, r } of material.hexes) {
      const found = STEPS.map(([dq, dr]) => where.get(`${q + dq} ${r + dr}`));
      this.#near.set(
        id,
        found.filter((one) => one !== undefined && !parted.has(`${id} ${one}`)) as string[],
      );
    }
    const points = material.hexes.map(at);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    this.box = { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }

  get(id: string): Hex | undefined {
    return this.byId.get(id);
  }

  /** The city nearest to a hex, as the crow flies. */
  nearest(hex: Hex): Hex | undefined {
    return [...this.cities].sort((a, b) => apart(hex, a) - apart(hex, b) || a.q - b.q)[0];
  }

  /** Track from a start hex on: each hex that is reached, with the one that it is reached from. */
  track(start: string, stands: ReadonlySet<string>): [string, string][] {
    const out: [string, string][] = [];
    const seen = new Set([start]);
    for (const from of seen)
      for (const to of this.#near.get(from) ?? [])
        if (stands.has(to) && !seen.has(to)) {
          seen.add(to);
          out.push([from, to]);
        }
    return out;
  }
}

/** A soft line through points, for coasts and rivers. */
export function soft(points: Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = `M${short(first[0])} ${short(first[1])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to, after] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    const bend = (a: Point, b: Point, c: Point, turn: number): string =>
      `${short(b[0] + (turn * (c[0] - a[0])) / 6)} ${short(b[1] + (turn * (c[1] - a[1])) / 6)}`;
    d += `C${bend(before, from, to, 1)} ${bend(from, to, after, -1)} ${short(to[0])} ${short(to[1])}`;
  }
  return d;
}

export interface Label {
  hex: Hex;
  x: number;
  y: number;
}

/** What a name may cover of other things and still be read, in square units of the map. */
const SLIGHT = 40;

/**
 * Where to write the names of cities, `size` high: below, above or beside, wherever least is in the
 * way of them, of
 * their plates and of what stands on the hexes around; `within` is where the sheet begins and ends.
 * Where the map is `sparse`, names that would lie on something are left out, of cheap cities first.
 */
export function labels(
  cities: Hex[],
  size: number,
  taken: Point[] = [],
  within: Point = [-Infinity, Infinity],
  sparse = false,
): Label[] {
  type Box = [number, number, number, number];
  const stands = taken.map(([x, y]): Box => [x - 11, y - 11, x + 11, y + 11]);
  /** Half the width of a plate: Marseille's is a star, and its name in wide letters. */
  const plate = (hex: Hex): number => (hex.value === 4 ? 25 : 17);
  const boxes: Box[] = cities.map((hex) => {
    const [x, y] = at(hex);
    const r = plate(hex);
    return [x - r, y - r, x + r, y + r];
  });
  const covered = (a: Box, b: Box): number =>
    Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) *
    Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const order = sparse ? [...cities].sort((a, b) => b.value - a.value) : cities;
  return order.flatMap((hex) => {
    const [x, y] = at(hex);
    const half = ((hex.name ?? '').length * size * (hex.value === 4 ? 0.66 : 0.53)) / 2;
    const far = plate(hex) + 5;
    const places: Point[] = [
      [x, y + far - 2 + size * 0.75],
      [x, y - far],
      [x + far + half, y + size * 0.35],
      [x - far - half, y + size * 0.35],
    ];
    let best: { cost: number; at: Point; box: Box } | null = null;
    for (const [i, [px, py]] of places.entries()) {
      const box: Box = [px - half, py - size * 0.8, px + half, py + size * 0.25];
      const cost =
        boxes.reduce((sum, other) => sum + covered(box, other), i * 3) +
        stands.reduce((sum, other) => sum + covered(box, other) / 2, 0) +
        (box[0] < within[0] || box[2] > within[1] ? 1e4 : 0);
      if (!best || cost < best.cost) best = { cost, at: [px, py], box };
    }
    if (sparse && best!.cost > SLIGHT) return [];
    boxes.push(best!.box);
    return [{ hex, x: best!.at[0], y: best!.at[1] }];
  });
}

/** The target that lies nearest in the direction of an arrow key. */
export function towards(from: Point, key: string, all: Map<string, Point>): string | null {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!way) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [id, [x, y]] of all) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const ahead = dx * way[0]! + dy * way[1]!;
    const aside = Math.abs(dx * way[1]!) + Math.abs(dy * way[0]!);
    const far = ahead + aside * 1.6;
    // Hexes of the same column lie straight above each other, others at a slant of 30 degrees.
    if (ahead > 1 && aside <= ahead * 1.8 && far < least) [best, least] = [id, far];
  }
  return best;
}
