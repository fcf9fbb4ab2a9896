// Own silhouettes: keys in a box of 14 x 27, the star of prestige round 0,0.

/** The bow of each seat's key: round, square, three-sided, a lozenge. */
export const BOWS = [
  'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  'M1 1h12v12H1z',
  'M7 0l7 13H0z',
  'M7-.5L14 7l-7 7.500L0 7z',
];
export const SHAFT = 'M5.600 12h2.800v14H5.600zM8 18h4v2.600H8zM8 22.400h3.200V25H8z';

export const STAR =
  'M0-11l3.200 7 7.600.800-5.700 5.100 1.700 7.500L0 5.500l-6.800 3.900 1.700-7.500L-10.800-3.200l7.600-.8z';
