// Where everything lies on the round board: 1000 x 1000, the Arc in the middle, districts clockwise
// from the top.
export const MIDDLE = 500;
/** The ring of bonus tiles: its middle, and from where to where its tiles reach. */
export const TRACK = 487;
const [INSIDE, OUTSIDE] = [446, 529];
export const EDGE = 535;
const BAND = 421;
export const ARC = 88;
const SIDE = 58;
/** How wide a stack is for whoever points at it. */
const STACK = 91;
/** All that is drawn. */
export const SHEET = { x: -37, y: -37, width: 1074, height: 1074 };

export type Point = [x: number, y: number];

/**
 * The point at distance `r` from the middle and `lat` beside the axis at `degrees` from the top.
 */
function polar(degrees: number, r: number, lat = 0): Point {
  const a = (degrees * Math.PI) / 180;
  return [
    MIDDLE + r * Math.sin(a) + lat * Math.cos(a),
    MIDDLE - r * Math.cos(a) + lat * Math.sin(a),
  ];
}

// The U of six building spaces: distance from the middle, and beside the axis of the district.
const U: { [value: number]: Point } = {
  1: [340, -140],
  2: [272, -97],
  3: [198, -50],
  4: [198, 50],
  5: [272, 97],
  8: [340, 140],
};
/** Districts below are read from the other side, so that small values stay on the left. */
const flip = (d: number): number => (d > 1 && d < 5 ? -1 : 1);

export const spaceAt = (d: number, value: number): Point => {
  const [r, lat] = U[value]!;
  return polar(d * 60, r, lat * flip(d));
};
export const bankAt = (d: number): Point => polar(d * 60, 130);
export const prizeAt = (d: number): Point => polar(d * 60, 272);
/**
 * How `n` landmarks share the ground of a district: in one row or two, smaller the more there are.
 */
function rowsOf(n: number): { wide: number; gap: number; size: number; r: number[] } {
  if (n <= 3) return { wide: 3, gap: 70, size: 0.98, r: [344] };
  return n === 4
    ? { wide: 2, gap: 58, size: 0.78, r: [329, 378] }
    : { wide: n <= 6 ? 3 : 4, gap: 50, size: 0.68, r: [333, 376] };
}
/**
 * Landmark `i` of `n` places in a district: the later, the further from the Arc, each above the
 * ones before.
 */
export const landmarkAt = (d: number, i: number, n: number): Point => {
  const { wide, gap, r } = rowsOf(n);
  const row = Math.floor(i / wide);
  const inRow = Math.min(wide, n - row * wide);
  return polar(d * 60, r[row]!, ((i % wide) - (inRow - 1) / 2) * gap * flip(d));
};
export const landmarkSize = (n: number): number => rowsOf(n).size;

/** Where the keys of a place stand: beside its number, side by side. */
export function keyAt(
  at: Point,
  kind: 'space' | 'landmark' | 'bank' | 'arc',
  i: number,
  n: number,
  size = 1,
): Point {
  const [dx, dy, gap] = {
    space: [-14, -14, 17],
    landmark: [-16, -14, 14],
    bank: [0, -4, 16],
    arc: [0, 4, 22],
  }[kind] as [number, number, number];
  return [at[0] + (dx + (i - (n - 1) / 2) * gap) * size, at[1] + dy * size];
}
/** Chip `i` of `n` with somebody's sum, on the band that bears the name of the district. */
export const chipAt = (d: number, i: number, n: number): Point => {
  const from = d * 60 + flip(d) * (15 - (n - 1 - i) * 7);
  return polar(from, BAND);
};
export const trackAt = (space: number): Point => polar(space * 12 - 6, TRACK);
/** The outline of a tile of the track. */
export function sector(space: number): string {
  const [from, to] = [space * 12 - 11.6, space * 12 - 0.4];
  const [x, y] = polar(to, INSIDE);
  const inner = arc(INSIDE, to, from).replace('M', 'L');
  return `${arc(OUTSIDE, from, to)}L${x.toFixed(1)} ${y.toFixed(1)}${inner}Z`;
}
/**
 * In the corners outside the ring: the stacks, the scoring tiles and the landmarks that are left.
 */
export const stackAt = (i: number): Point => [i === 1 ? 102 : 10, i === 2 ? 108 : 12];
export const leftAt = (i: number): Point => [
  [999, 921, 843, 999, 921, 999][i]!,
  [-5, -5, -5, 61, 61, 127][i]!,
];
export const freeAt = (i: number): Point => {
  const x = [2, 78, 154, 2][i % 4]!;
  return [i < 4 ? x : 1000 - x, i % 4 === 3 ? 894 : 989];
};

const short = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function arc(r: number, from: number, to: number): string {
  const [x, y] = polar(from, r);
  const [X, Y] = polar(to, r);
  return `M${x.toFixed(1)} ${y.toFixed(1)}A${r} ${r} 0 0 ${to > from ? 1 : 0} ${X.toFixed(1)} ${Y.toFixed(1)}`;
}
/** The outline of a district. */
export function wedge(d: number): string {
  const [x, y] = polar(d * 60 + 29.6, ARC + 4);
  const inner = arc(ARC + 4, d * 60 + 29, d * 60 - 29).replace('M', 'L');
  return `${arc(BAND + 15, d * 60 - 29.6, d * 60 + 29.6)}L${x.toFixed(1)} ${y.toFixed(1)}${inner}Z`;
}
/** The line on which the name of a district is written. */
export const nameLine = (d: number): string =>
  flip(d) > 0 ? arc(BAND - 6, d * 60 - 28, d * 60 + 28) : arc(BAND + 7, d * 60 + 28, d * 60 - 28);
/** The boulevards of a district, and the avenue that leads into it from the Arc. */
export const streets = (d: number): string =>
  [235, 308, 398].map((r) => arc(r, d * 60 - 29, d * 60 + 29)).join('') +
  [-15, 15]
    .map((a) => `M${short(polar(d * 60 + a, ARC + 6))}L${short(polar(d * 60 + a, BAND - 22))}`)
    .join('');

/**
 * How wide what can be chosen there is, if anything: nothing in a district or on the ring is wider
 * than a space.
 */
export function grain(hit: Element): number | null {
  const place = hit.closest('.pa-spot.may')?.getAttribute('data-place');
  if (!place) return null;
  return place === 'arc' ? 2 * ARC : place.startsWith('stack-') ? STACK : SIDE;
}
