// Our own shapes: the sign of each company and of each kind of city, and the scenery of the map.
import type { Point } from './geometry';

/** The sign of each company, in a box of 20 x 20 around 0,0: with it nobody needs the colour. */
export const SIGNS: { [company: string]: string } = {
  blue: 'M0-8a8 8 0 1 1 0 16A8 8 0 0 1 0-8zM0-3.7a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4z',
  yellow: 'M0-8.5l2.3 5.3 5.8.5-4.4 3.8 1.3 5.7L0 3.8-5 6.8l1.3-5.7-4.4-3.8 5.8-.5z',
  red: 'M0-8.5L7 0 0 8.5-7 0z',
  purple: 'M-2.7-8h5.4v5.3H8v5.4H2.7V8h-5.4V2.7H-8v-5.4h5.3z',
  black: 'M0-8L8.2 6.4H-8.2z',
  brown: 'M-6.6-6.6H6.6V6.6H-6.6z',
};

/**
 * The plate of a city by its value: round, square, eight-cornered, and Marseille's star of eight
 * rays.
 */
export const PLATES: { [value: number]: string } = {
  1: 'M0-17a17 17 0 1 1 0 34 17 17 0 0 1 0-34z',
  2: 'M-16-16H16V16H-16z',
  3: 'M-8.5-20h17L20-8.5v17L8.5 20h-17L-20 8.5v-17z',
  4: 'M0-25l5.5 11.7 12.2-4.4-4.4 12.2L25 0l-11.7 5.5 4.4 12.2-12.2-4.4L0 25l-5.5-11.7-12.2 4.4 4.4-12.2L-25 0l11.7-5.5-4.4-12.2 12.2 4.4z',
};

/**
 * Rivers by axial coordinates, from the source to the sea; the map file may put other hexes there.
 */
export const RIVERS: [number, number][][] = [
  // Seine
  [
    [4, 0.6],
    [3.2, 0.3],
    [2.4, 0.2],
    [1.2, 0.5],
    [0.2, 0],
    [-1, -0.2],
    [-1.6, 0.3],
    [-2.4, 0.3],
    [-3.2, 0.6],
    [-4.4, 1],
  ],
  // Loire
  [
    [2.6, 7.4],
    [2.2, 6.3],
    [1.6, 5],
    [1.2, 3.9],
    [0.6, 2.9],
    [-0.8, 2.7],
    [-2, 3.8],
    [-3.2, 5.1],
    [-4.6, 5.6],
    [-6, 6.2],
    [-7.6, 7.2],
  ],
  // Garonne
  [
    [-2.8, 13.6],
    [-1.9, 12.5],
    [-2.5, 11.9],
    [-3.6, 11.8],
    [-4.5, 11.4],
    [-5.2, 10.6],
    [-5.9, 10.2],
  ],
  // Rhône, with the Saône
  [
    [5, 0.2],
    [4.5, 1.6],
    [4.2, 3.2],
    [3.8, 4.6],
    [3.6, 6.2],
    [3.5, 7.6],
    [3.7, 8.8],
    [3.9, 10],
  ],
  [
    [7.4, 2.4],
    [6.2, 3.2],
    [5, 4],
    [4, 4.3],
  ],
  // Rhine
  [
    [9.6, -1.6],
    [9.7, -3],
    [9.9, -4.6],
    [10.6, -5.6],
  ],
];

/** Crests of mountains, drawn as small peaks. */
export const PEAKS: Point[] = [
  [-4.3, 14.9],
  [-3.3, 14.6],
  [-2.4, 14.6],
  [-1.4, 14.2],
  [-0.5, 13.9],
  [7.6, 4.6],
  [7.8, 3.5],
  [7.3, 5.9],
  [8.4, 2.9],
  [7.9, 6.3],
  [7.6, 1.2],
  [7.2, 2],
  [1.5, 7.2],
  [2, 8.4],
  [1.2, 6.9],
];

/** The front of a locomotive around 0,0: boiler, funnel, buffers. */
export const ENGINE = {
  funnel: 'M-4.5-12.5L-6-18.5H6L4.5-12.5z',
  beam: 'M-14 10.5h28v4.6h-28z',
  buffers: 'M-14.8 9.2h4v7.2h-4zM10.8 9.2h4v7.2h-4z',
  wheels: 'M-10.5 15h6v4.2h-6zM4.5 15h6v4.2h-6z',
};
