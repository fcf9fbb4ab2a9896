// Track that runs side by side: which companies run over an edge, in which order and how far beside
// its middle, where each of them stands on a hex, and the line that all of this makes.
import { at, type Chart, type Point } from './geometry';

/**
 * How far apart two lines on one edge run, and two companies on one hex stand, in units of the
 * sheet.
 */
export const GAP = 11;
const APART = 19;

export interface Lane {
  company: string;
  /** How far beside the middle, to the right of whoever goes from the upper hex to the lower. */
  offset: number;
}

/**
 * An edge between two neighbours, from the upper to the lower hex, and who runs over it, from left
 * to right.
 */
export interface Edge {
  from: string;
  to: string;
  lanes: Lane[];
}

/** Where a company stands on a hex, and how many edges it runs over from there. */
export interface Stand {
  hex: string;
  company: string;
  at: Point;
  ways: number;
  /** Whether somebody else stands there as well. */
  shared: boolean;
}

export interface Net {
  edges: Edge[];
  stands: Stand[];
  /** The line of each company as the data of a path. */
  lines: Map<string, string>;
}

/** The start hex of each company, in the order of the storing boards. */
type Starts = { id: string; start: string | null }[];
type Standing = { [hex: string]: string[] };

const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const along = (a: Point, b: Point, n: number): Point => [a[0] + b[0] * n, a[1] + b[1] * n];
const length = (a: Point): number => Math.hypot(a[0], a[1]);
const unit = (a: Point): Point => [a[0] / (length(a) || 1), a[1] / (length(a) || 1)];

const spread = (order: string[]): Lane[] =>
  order.map((company, i) => ({ company, offset: GAP * (i - (order.length - 1) / 2) }));
const whose = (edge: Edge): string =>
  edge.lanes
    .map(({ company }) => company)
    .sort()
    .join(' ');

/**
 * Every edge that somebody runs over. Neighbours in one column or aslant: the one is always above
 * the other.
 */
function edgesOf(chart: Chart, starts: Starts, map: Standing): Edge[] {
  const found = new Map<string, { from: string; to: string; order: string[] }>();
  for (const { id, start } of starts) {
    if (!start) continue;
    const here = Object.keys(map).filter((hex) => map[hex]!.includes(id));
    for (const pair of chart.track(start, new Set(here))) {
      const [from, to] = [...pair].sort((a, b) => place(chart, a)[1] - place(chart, b)[1]);
      const key = `${from} ${to}`;
      const edge = found.get(key) ?? { from: from!, to: to!, order: [] };
      edge.order.push(id);
      found.set(key, edge);
    }
  }
  return [...found.values()].map(({ from, to, order }) => ({ from, to, lanes: spread(order) }));
}

const place = (chart: Chart, hex: string): Point => at(chart.get(hex) ?? { q: 0, r: 0 });

/** Where a company crosses an edge: on the side between the two hexes. */
function port(chart: Chart, edge: Edge, company: string): Point {
  const [a, b] = [place(chart, edge.from), place(chart, edge.to)];
  const [dx, dy] = unit(minus(b, a));
  const offset = edge.lanes.find((lane) => lane.company === company)?.offset ?? 0;
  return [(a[0] + b[0]) / 2 - dy * offset, (a[1] + b[1]) / 2 + dx * offset];
}

/** Whether two pieces of line cross. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const turn = (p: Point, q: Point, r: Point): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

/** How far a point lies from a piece of line. */
function beside(p: Point, a: Point, b: Point): number {
  const way = minus(b, a);
  const n = ((p[0] - a[0]) * way[0] + (p[1] - a[1]) * way[1]) / (length(way) ** 2 || 1);
  return length(minus(p, along(a, way, Math.min(1, Math.max(0, n)))));
}

class Web {
  readonly around = new Map<string, Edge[]>();

  constructor(
    readonly chart: Chart,
    readonly map: Standing,
    readonly edges: Edge[],
  ) {
    for (const edge of edges)
      for (const hex of [edge.from, edge.to])
        this.around.set(hex, [...(this.around.get(hex) ?? []), edge]);
  }

  /** Where `company` leaves a hex, one point for each way. */
  ports(hex: string, company: string): Point[] {
    return (this.around.get(hex) ?? [])
      .filter(({ lanes }) => lanes.some((lane) => lane.company === company))
      .map((edge) => port(this.chart, edge, company));
  }

  /** Where two companies stand on a hex so that least crosses, and how much still does. */
  stand(hex: string): { spots: Map<string, Point>; cost: number } {
    const middle = place(this.chart, hex);
    const here = this.map[hex] ?? [];
    const [one, other] = here;
    if (one === undefined || other === undefined)
      return { spots: new Map(here.map((id) => [id, middle])), cost: 0 };
    const [ports, others] = [this.ports(hex, one), this.ports(hex, other)];
    let best: { spots: Map<string, Point>; cost: number } | null = null;
    for (let i = 0; i < 12; i++) {
      const way: Point = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
      const [a, b] = [along(middle, way, APART / 2), along(middle, way, -APART / 2)];
      // Beside each other they are read more easily than one above the other; what was there first
      // stands left.
      let cost = Math.abs(way[1]) + (way[0] > 0 ? 0.1 : 0);
      for (const p of ports) for (const q of others) if (cross(a, p, b, q)) cost += 100;
      for (const p of ports) cost += Math.max(0, 13 - beside(b, a, p));
      for (const q of others) cost += Math.max(0, 13 - beside(a, b, q));
      const spots = new Map([
        [one, a],
        [other, b],
      ]);
      if (!best || cost < best.cost) best = { spots, cost };
    }
    return best!;
  }

  /**
   * The edges that the same companies run over together, one after the other, with the order of the
   * first carried on.
   */
  run(first: Edge): Map<Edge, string[]> {
    const all = whose(first);
    const orders = new Map([[first, first.lanes.map(({ company }) => company)]]);
    for (const [edge, order] of orders)
      for (const hex of [edge.from, edge.to])
        for (const next of this.around.get(hex) ?? []) {
          if (orders.has(next) || whose(next) !== all) continue;
          // Who ran on the right goes on on the right: on an edge that is entered from below, that
          // is the other end.
          const turned = (edge.to === hex) !== (next.from === hex);
          orders.set(next, turned ? [...order].reverse() : order);
        }
    return orders;
  }

  /**
   * Lays the edges of a run so that least crosses where its companies part; those of the first
   * boards go left.
   */
  lay(run: Map<Edge, string[]>): void {
    const hexes = new Set([...run.keys()].flatMap(({ from, to }) => [from, to]));
    const put = (turned: boolean): number => {
      for (const [edge, order] of run) edge.lanes = spread(turned ? [...order].reverse() : order);
      return [...hexes].reduce((sum, hex) => sum + this.stand(hex).cost, 0);
    };
    const [straight, turned] = [put(false), put(true)];
    if (straight <= turned) put(false);
  }
}

/**
 * The track of all companies: its edges with who runs over them in which order, and where everybody
 * stands.
 */
export function net(chart: Chart, starts: Starts, map: Standing): Net {
  const edges = edgesOf(chart, starts, map);
  const web = new Web(chart, map, edges);
  const done = new Set<Edge>();
  for (const edge of edges) {
    if (edge.lanes.length < 2 || done.has(edge)) continue;
    const run = web.run(edge);
    for (const one of run.keys()) done.add(one);
    web.lay(run);
  }
  const stands = Object.keys(map).flatMap((hex) => {
    const { spots } = web.stand(hex);
    return [...spots].map(([company, spot]): Stand => {
      const ways = web.ports(hex, company).length;
      return { hex, company, at: spot, ways, shared: spots.size > 1 };
    });
  });
  const spots = new Map(stands.map(({ hex, company, at: spot }) => [`${hex} ${company}`, spot]));
  const lines = new Map<string, string>();
  for (const edge of edges)
    for (const { company } of edge.lanes) {
      const p = port(chart, edge, company);
      const half = (hex: string, beyond: string): string => {
        const inward = unit(minus(place(chart, hex), place(chart, beyond)));
        return bend(p, inward, spots.get(`${hex} ${company}`)!, web.ports(hex, company));
      };
      const d = half(edge.from, edge.to) + half(edge.to, edge.from);
      lines.set(company, (lines.get(company) ?? '') + d);
    }
  return { edges, stands, lines };
}

/**
 * From the side of a hex, which is left at a right angle, to where the company stands; through it
 * where it goes on once.
 */
function bend(p: Point, inward: Point, spot: Point, ports: Point[]): string {
  const far = length(minus(spot, p));
  const first = along(p, inward, far * 0.45);
  const on = ports.length === 2 ? ports.find((one) => length(minus(one, p)) > 0.1) : undefined;
  const last = on
    ? along(spot, unit(minus(p, on)), far * 0.4)
    : along(spot, minus(first, spot), 0.5);
  const say = (point: Point): string => point.map((n) => Math.round(n * 10) / 10).join(' ');
  return `M${say(p)}C${say(first)} ${say(last)} ${say(spot)}`;
}
