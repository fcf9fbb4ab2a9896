// What lies on the map beside stops and routes, in the map's own coordinates of 1000 by 700;
// decoration only.
import type { Point } from './scene';

export const avenues: Point[][] = [
  [
    [150, 265],
    [95, 232],
    [30, 196],
  ],
  [
    [300, 155],
    [400, 176],
    [520, 166],
    [640, 152],
    [735, 175],
  ],
  [
    [735, 175],
    [812, 290],
    [862, 400],
    [885, 465],
  ],
  [
    [150, 265],
    [345, 332],
    [470, 352],
    [625, 392],
    [760, 438],
    [885, 465],
  ],
  [
    [575, 10],
    [600, 95],
    [558, 230],
    [528, 380],
    [500, 470],
    [470, 590],
    [452, 700],
  ],
  [
    [120, 330],
    [200, 420],
    [300, 462],
    [405, 486],
    [525, 532],
    [655, 545],
  ],
  [
    [305, 440],
    [240, 540],
    [185, 635],
    [165, 700],
  ],
  [
    [20, 520],
    [110, 590],
    [185, 635],
    [330, 676],
    [525, 690],
  ],
  [
    [735, 175],
    [600, 95],
    [540, 20],
  ],
  [
    [160, 20],
    [300, 76],
    [430, 92],
    [560, 62],
    [735, 60],
    [850, 110],
  ],
  [
    [885, 465],
    [930, 560],
    [985, 690],
  ],
  [
    [885, 465],
    [990, 430],
  ],
  [
    [735, 175],
    [860, 130],
    [1000, 60],
  ],
  [
    [610, 640],
    [600, 560],
    [655, 545],
  ],
  [
    [65, 400],
    [160, 470],
    [240, 540],
  ],
];

export const parks: Point[][] = [
  [
    [172, 287],
    [318, 341],
    [309, 366],
    [240, 343],
    [166, 312],
  ],
  [
    [352, 580],
    [452, 586],
    [474, 640],
    [462, 684],
    [366, 688],
    [346, 640],
  ],
  [
    [22, 436],
    [58, 430],
    [118, 548],
    [80, 574],
    [24, 560],
  ],
  [
    [874, 196],
    [930, 178],
    [984, 190],
    [984, 306],
    [920, 316],
    [882, 272],
  ],
  [
    [716, 566],
    [792, 596],
    [776, 668],
    [702, 640],
  ],
  [
    [362, 232],
    [388, 234],
    [386, 284],
    [362, 280],
  ],
  [
    [838, 30],
    [900, 22],
    [920, 70],
    [868, 96],
    [828, 74],
  ],
];

/** A small island upstream: its middle, half axes and slope. */
export const islet = { at: [716, 513] as Point, half: [44, 21] as Point, slope: 24 };

interface Placed {
  dx: number;
  dy: number;
  size: number;
}

/** Landmarks on the map, measured from their stop to the middle of their ground line. */
export const sights: { [layout: string]: { [id: string]: Placed } } = {
  wide: {
    montmartre: { dx: 68, dy: 10, size: 58 },
    opera: { dx: -68, dy: 18, size: 58 },
    louvre: { dx: 54, dy: 2, size: 44 },
    pompidou: { dx: -66, dy: 6, size: 42 },
    'notre-dame': { dx: -50, dy: 12, size: 46 },
    pantheon: { dx: 68, dy: 24, size: 60 },
    bastille: { dx: 50, dy: 20, size: 60 },
    republique: { dx: 54, dy: 6, size: 50 },
    invalides: { dx: 74, dy: 68, size: 54 },
    'gare-de-l-est': { dx: 64, dy: -6, size: 50 },
    'pere-lachaise': { dx: 10, dy: 86, size: 48 },
    'st-sulpice': { dx: -68, dy: -16, size: 46 },
    marais: { dx: 52, dy: -28, size: 48 },
    'hotel-de-ville': { dx: 72, dy: -22, size: 48 },
    montparnasse: { dx: -58, dy: 14, size: 40 },
  },
  tall: {
    montmartre: { dx: 66, dy: 0, size: 54 },
    opera: { dx: 62, dy: 22, size: 46 },
    'notre-dame': { dx: -46, dy: 20, size: 44 },
    pantheon: { dx: -54, dy: 54, size: 54 },
    bastille: { dx: 8, dy: 92, size: 56 },
    republique: { dx: 62, dy: -28, size: 48 },
    'pere-lachaise': { dx: 8, dy: 122, size: 46 },
    'st-sulpice': { dx: -84, dy: -18, size: 44 },
  },
};

/** Landmarks that belong to no stop, in map coordinates. */
export const landmarksApart: { [layout: string]: { id: string; at: Point; size: number }[] } = {
  wide: [
    { id: 'eiffel', at: [64, 560], size: 116 },
    { id: 'arc', at: [44, 222], size: 52 },
    { id: 'moulin', at: [548, 52], size: 42 },
  ],
  tall: [
    { id: 'eiffel', at: [74, 560], size: 118 },
    { id: 'arc', at: [50, 196], size: 48 },
  ],
};

export const furniture: {
  [layout: string]: {
    title: { x: number; y: number; scale: number };
    compass: { x: number; y: number; r: number };
    parked: { x: number; y: number; w: number; h: number; gap: number };
    bag: { x: number; y: number; scale: number };
  };
} = {
  wide: {
    title: { x: 858, y: 78, scale: 1 },
    compass: { x: 912, y: 380, r: 32 },
    parked: { x: 36, y: 28, w: 38, h: 56, gap: 5 },
    bag: { x: 836, y: 640, scale: 1 },
  },
  tall: {
    title: { x: 546, y: 62, scale: 0.78 },
    compass: { x: 600, y: 492, r: 27 },
    parked: { x: 34, y: 26, w: 35, h: 54, gap: 4 },
    bag: { x: 580, y: 860, scale: 1 },
  },
};
