// The map of Paris Connection: where lines of track run, where names are written, where arrow keys
// lead.
import { expect, it } from 'vitest';
import { apart, at, Chart, labels, towards } from '../src/games/connection/geometry';
import { GAP, net, type Net } from '../src/games/connection/lanes';
import type { Hex } from '../src/games/connection/types';
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
const material: Chart['material'] = {
  companies: ['red'],
  goal: 'e',
  hexes: HEXES,
  sides: [['a', 'b']],
};
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

it('what a company gains is not told as points of whoever built', () => {
  const gained = { kind: 'reached', seat: 1, company: 'red', points: 3 };
  expect(pointsOf([gained, { kind: 'paid', seat: 1, points: 2 }])).toEqual([
    { seat: 1, points: 2 },
  ]);
});

/**
 * A board of hexes named by their place, and track of companies along them, each from the first hex
 * on.
 */
function laid(tracks: { [company: string]: [number, number][] }): { chart: Chart; web: Net } {
  const name = ([q, r]: [number, number]): string => `${q},${r}`;
  const all = new Map(
    Object.values(tracks).flatMap((track) =>
      track.map((one) => [name(one), hex(name(one), ...one)]),
    ),
  );
  const companies = Object.keys(tracks);
  const map: { [hex: string]: string[] } = {};
  // Who came last to the table stands first on every hex: the drawing must not depend on that.
  for (const company of [...companies].reverse())
    for (const one of tracks[company]!) (map[name(one)] ??= []).push(company);
  const board = new Chart({ companies, goal: '', hexes: [...all.values()] as Hex[], sides: [] });
  const starts = companies.map((id) => ({ id, start: name(tracks[id]![0]!) }));
  return { chart: board, web: net(board, starts, map) };
}
/** Who runs over an edge, from its left to its right as seen by whoever goes over it. */
const seen = (web: Net, from: string, to: string): string[] => {
  const found = web.edges.find((one) => `${one.from} ${one.to}` === `${from} ${to}`);
  const back = web.edges.find((one) => `${one.from} ${one.to}` === `${to} ${from}`);
  const order = (found ?? back)!.lanes.map(({ company }) => company);
  return found ? order : order.reverse();
};

it('one company runs along the middle of its edges and stands in the middle of its hexes', () => {
  const { chart: board, web } = laid({
    red: [
      [0, 0],
      [0, 1],
      [1, 1],
    ],
  });
  expect(web.edges.map(({ lanes }) => lanes)).toEqual([
    [{ company: 'red', offset: 0 }],
    [{ company: 'red', offset: 0 }],
  ]);
  for (const { hex: id, at: spot } of web.stands) expect(spot).toEqual(at(board.get(id)!));
});

it('two companies on one way run side by side and keep their order round every bend', () => {
  // Down, aslant down, and up again: what was left of whoever goes there stays left.
  const way: [number, number][] = [
    [0, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [2, -1],
  ];
  const { web } = laid({ blue: [[-1, 0], ...way], red: [[0, -1], ...way] });
  const names = way.map(([q, r]) => `${q},${r}`);
  const orders = names.slice(1).map((to, i) => seen(web, names[i]!, to));
  for (const order of orders) expect(order).toEqual(orders[0]);
  const shared = web.edges.filter(({ lanes }) => lanes.length === 2);
  expect(shared).toHaveLength(4);
  for (const { lanes } of shared)
    expect(lanes.map(({ offset }) => offset)).toEqual([-GAP / 2, GAP / 2]);
  // Each comes from its own side, so nobody has to cross.
  expect(orders[0]).toEqual(['red', 'blue']);
});

it('the order on a shared way is the one in which least crosses where the companies part', () => {
  const way: [number, number][] = [
    [0, 0],
    [0, 1],
    [0, 2],
  ];
  const [west, east]: [number, number][] = [
    [-1, 3],
    [1, 2],
  ];
  for (const [left, right] of [
    ['blue', 'red'],
    ['red', 'blue'],
  ] as const) {
    const { web } = laid({ [left]: [...way, west!], [right]: [...way, east!] });
    // Whoever goes down has the west on the right.
    expect(seen(web, '0,0', '0,1')).toEqual([right, left]);
    const spot = (company: string): number =>
      web.stands.find((one) => one.hex === '0,2' && one.company === company)!.at[0];
    expect(spot(left)).toBeLessThan(spot(right));
  }
});

it('two companies on one hex stand apart, and the line of each is told by its own data', () => {
  const { web } = laid({
    blue: [
      [0, -1],
      [0, 0],
      [0, 1],
    ],
    red: [
      [-1, 0],
      [0, 0],
      [1, 0],
    ],
  });
  const [one, other] = web.stands.filter((stand) => stand.hex === '0,0');
  expect(Math.hypot(one!.at[0] - other!.at[0], one!.at[1] - other!.at[1])).toBeGreaterThan(16);
  expect([one!.ways, one!.shared, other!.ways]).toEqual([2, true, 2]);
  expect([...web.lines.keys()].sort()).toEqual(['blue', 'red']);
  expect(web.lines.get('red')!.match(/M/g)).toHaveLength(4);
});

it('a name of a city goes where nothing stands', () => {
  const city = hex('x', 0, 0, 'Lyon');
  const [free] = labels([city], 14);
  const [moved] = labels([city], 14, [[free!.x, free!.y - 5]]);
  expect([moved!.x, moved!.y]).not.toEqual([free!.x, free!.y]);
});

it('a name of a city is not cut by the edge of the sheet', () => {
  // Something stands above and below it: beside is best, but only on the side that is on the sheet.
  const taken: [number, number][] = [
    [0, 30],
    [0, -27],
  ];
  const city = hex('x', 0, 0, 'Mulhouse');
  expect(labels([city], 14, taken)[0]!.x).toBeGreaterThan(20);
  expect(labels([city], 14, taken, [-200, 60])[0]!.x).toBeLessThan(0);
});

it('on a small map dear cities have their names first, and no name lies on another', () => {
  const city = (id: string, r: number, value: number) => ({ ...hex(id, 0, r, id), value });
  const all = [city('Cheap', 0, 1), city('Dear', 1, 3)];
  const far = [city('Cheap', 0, 1), city('Dear', 9, 3)];
  expect(labels(all, 60, [], [-90, 90], true).map(({ hex: { name } }) => name)).toEqual(['Dear']);
  expect(labels(far, 14, [], undefined, true)).toHaveLength(2);
});
