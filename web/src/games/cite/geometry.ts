// Spaces, shapes and outlines. A space is 60 wide; number 0 is a1, 63 is h8.
import type { Item } from './items';
import type { Cell, Material, Placed } from './types';

export const S = 60;
export const SIDES = ['north', 'east', 'south', 'west'];
export const QUARTERS = ['north-west', 'north-east', 'south-west', 'south-east'];

export const numberOf = (name: string): number =>
  'abcdefgh'.indexOf(name[0]!) + 8 * (Number(name[1]) - 1);
export const nameOf = (cell: number): string => 'abcdefgh'[cell % 8]! + (Math.floor(cell / 8) + 1);
export const xy = (cell: number): Cell => [cell % 8, Math.floor(cell / 8)];
export const numbersOf = (cells: readonly string[]): number[] => cells.map(numberOf);

export const SQUARE: Cell[] = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
];

/** Every different way to turn an item, as spaces from its corner. */
export function turnsOf(material: Material, item: Item): readonly (readonly Cell[])[] {
  if (item.kind === 'tile') return [SQUARE, SQUARE, SQUARE, SQUARE];
  if (item.name === 'tower') return [SQUARE];
  const found = material.laid.filter((one) => one.piece === item.name).map((one) => one.cells);
  if (found.length > 0) return found;
  const one: Cell[] = [[0, 0]];
  return item.name === 'statue' || item.name === 'annex' ? [one, one, one, one] : [one];
}

/** The space of a shape by which it hangs on the pointer: the one nearest to its middle. */
export function gripOf(cells: readonly Cell[]): Cell {
  const middle = (i: 0 | 1): number => Math.max(...cells.map((cell) => cell[i])) / 2;
  const [mx, my] = [middle(0) - 0.1, middle(1) - 0.1];
  const far = ([x, y]: Cell): number => (x - mx) ** 2 + (y - my) ** 2;
  return [...cells].sort((a, b) => far(a) - far(b))[0]!;
}

/** The corners of a tile after clockwise quarter turns. */
export function turned(corners: readonly string[], turns: number): string[] {
  let now = [...corners];
  for (let i = 0; i < turns % 4; i++) now = [now[2]!, now[0]!, now[3]!, now[1]!];
  return now;
}

type Point = [number, number];

/** The corners of the outline around spaces, `inset` inside it, clockwise. */
export function corners(cells: readonly Cell[], inset: number): Point[] {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  const next = new Map<string, Point>();
  for (const [x, y] of cells) {
    if (!has.has(`${x},${y - 1}`)) next.set(`${x},${y}`, [1, 0]);
    if (!has.has(`${x + 1},${y}`)) next.set(`${x + 1},${y}`, [0, 1]);
    if (!has.has(`${x},${y + 1}`)) next.set(`${x + 1},${y + 1}`, [-1, 0]);
    if (!has.has(`${x - 1},${y}`)) next.set(`${x},${y + 1}`, [0, -1]);
  }
  const first = next.keys().next().value;
  if (!first) return [];
  let [x, y] = first.split(',').map(Number) as Point;
  const out: Point[] = [];
  let before: Point | null = null;
  for (let i = 0; i < 60; i++) {
    const way = next.get(`${x},${y}`);
    if (!way) break;
    if (before && (before[0] !== way[0] || before[1] !== way[1]))
      out.push([x * S + inset * (-before[1] - way[1]), y * S + inset * (before[0] + way[0])]);
    if (before && `${x},${y}` === first) break;
    [x, y] = [x + way[0], y + way[1]];
    before = way;
  }
  return out;
}

export const pathOf = (points: readonly Point[]): string =>
  points.length ? `M${points.map((point) => point.join(' ')).join('L')}z` : '';
export const outline = (cells: readonly Cell[], inset: number): string =>
  pathOf(corners(cells, inset));

/** The middle of every outer wall of a building, a little inside it. */
export function walls(cells: readonly Cell[], inset: number): Point[] {
  const has = new Set(cells.map(([x, y]) => `${x},${y}`));
  return cells.flatMap(([x, y]) =>
    (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as Point[]
    )
      .filter(([dx, dy]) => !has.has(`${x + dx},${y + dy}`))
      .map(([dx, dy]): Point => {
        const reach = S / 2 - inset;
        return [x * S + S / 2 + dx * reach, y * S + S / 2 + dy * reach];
      }),
  );
}

const BUILT = /^([A-Z]\d|garden|hotel|annex)$/;
export const isBuilding = (piece: string): boolean => BUILT.test(piece);

/** One step in each of the SIDES. */
export const STEPS: Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export interface Glow {
  at: number;
  cells: Cell[];
  large: boolean;
}

/** Every streetlight that shines, with the spaces on which its light falls. */
export function glows(
  ground: readonly string[],
  pieces: readonly Placed[],
  rays: Cell[][],
): Glow[] {
  const cover = new Map<number, string>();
  for (const one of pieces) for (const cell of one.cells) cover.set(numberOf(cell), one.piece);
  const inside = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < 8 && y < 8;
  const out: Glow[] = [];
  for (let at = 0; at < 64; at++) {
    const on = cover.get(at);
    const [x, y] = xy(at);
    if (on === 'large-lamp') {
      const cells: Cell[] = [[x, y]];
      for (const ray of rays)
        for (const [dx, dy] of ray) {
          const cell: Cell = [x + dx, y + dy];
          if (!inside(cell)) break;
          cells.push(cell);
          if (isBuilding(cover.get(cell[1] * 8 + cell[0]) ?? '')) break;
        }
      out.push({ at, cells, large: true });
    } else if (on === 'streetlight' || (ground[y]?.[x] === '*' && (!on || on === 'tower'))) {
      const cells = STEPS.map(([dx, dy]): Cell => [x + dx, y + dy]).filter(inside);
      out.push({ at, cells: [[x, y], ...cells], large: false });
    }
  }
  return out;
}

/**
 * The spaces that a light falls on, drawn from the corner of its lamp's space, and where that is.
 */
export const shapeOf = ({ at, cells }: Glow): string =>
  outline(
    cells.map(([x, y]): Cell => [x - (at % 8), y - Math.floor(at / 8)]),
    0.5,
  );
export const placeOf = (at: number): string =>
  `translate(${(at % 8) * S} ${Math.floor(at / 8) * S})`;

/** The piece that a postcard puts on the board. */
export const PIECE_OF: { [card: string]: string } = {
  'jardin-des-plantes': 'garden',
  'le-peintre': 'painter',
  bouquinistes: 'annex',
  lampadaire: 'streetlight',
  'moulin-rouge': 'dancer',
  'fontaine-des-mers': 'fountain',
  'le-penseur': 'statue',
  'la-grande-lumiere': 'large-lamp',
  obelisque: 'obelisk',
  'hotel-des-invalides': 'hotel',
  'arc-de-triomphe': 'arch',
  'tour-eiffel': 'tower',
  catacombes: 'skull',
};
export const MARKER_OF: { [card: string]: string } = {
  'notre-dame': 'gargoyle',
  'musee-du-louvre': 'museum',
  'la-seine': 'seine',
  'la-liberte': 'liberty',
};
