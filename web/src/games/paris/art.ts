// Own silhouettes in a box of 24 x 24.

/** The bow of each seat's key: round, square, three-sided, a lozenge. */
export const BOWS = [
  'M7 1a6 6 0 1 1 0 12A6 6 0 0 1 7 1z',
  'M1 1h12v12H1z',
  'M7 0l7 13H0z',
  'M7-.5L14 7l-7 7.500L0 7z',
];
export const SHAFT = 'M5.600 12h2.800v14H5.600zM8 18h4v2.600H8zM8 22.400h3.200V25H8z';

export const TYPES: { [type: string]: string } = {
  bakery: 'M3 14c0-6 5-8 9-8s9 2 9 8c0 2-2 3-4 3H7c-2 0-4-1-4-3zm5-4l2 3m1.500-4l2 3m1.500-3l2 3',
  cafe: 'M5 9h11v6a5 5 0 0 1-11 0zm11 2c5-1 5 5 0 4M8 6c-1-2 1-2 0-4m5 4c-1-2 1-2 0-4M4 22h14',
  restaurant: 'M7 2v8m-3-8v6a3 3 0 0 0 6 0V2M7 11v11M17 22V2c-4 3-4 8-3 12h3',
  hotel: 'M3 5v16m0-5h18v5m0-5v-3a4 4 0 0 0-4-4h-7v7M6 13a2 2 0 1 0 .1 0z',
  residence: 'M4 21V10l8-7 8 7v11zM9.500 21v-7h5v7',
  theatre: 'M3 4h18v8c0 6-5 9-9 9s-9-3-9-9zM7 9h3m4 0h3M8 14c2 3 6 3 8 0',
};

export const LANDMARKS: { [landmark: string]: string } = {
  tuileries:
    'M2 21h20v-2H2zM5 18v-6M12 18V9M19 18v-6M5 12a3 3 0 1 1 .1 0zM12 9a3.500 3.500 0 1 1 .1 0zM19 12a3 3 0 1 1 .1 0z',
  pantheon:
    'M2 21h20M4 20v-7M8 20v-7M12 20v-7M16 20v-7M20 20v-7M3 12h18l-3-3H6zM7 9c0-6 10-6 10 0zM12 4V1',
  'grand-palais':
    'M2 21V13h20v8zM5 13c0-9 14-9 14 0M12 6V2M8 13c0-5 8-5 8 0M6 21v-5M10 21v-5M14 21v-5M18 21v-5',
  'sacre-coeur':
    'M3 21v-6h18v6zM8 15V9c0-7 8-7 8 0v6M4 15v-2c0-4 4-4 4 0M16 13c0-4 4-4 4 0v2M12 4V1M10.500 21v-4h3v4',
  opera:
    'M2 21V11h20v10zM5 21v-7M9 21v-7M15 21v-7M19 21v-7M5 11c2-7 12-7 14 0M12 5.500V2M3 11V8M21 11V8M12 21v-6',
  louvre:
    'M2 21V10h5v11M17 21V10h5v11M2 10l2.500-4L7 10M17 10l2.500-4 2.500 4M7 21l5-9 5 9zM12 12v9M9.500 16.500h5',
  'notre-dame':
    'M4 21V4h5v17M15 21V4h5v17M9 10h6v11H9zM12 10V5M12 16.500a2 2 0 1 1 .1 0zM5.500 8h2M16.500 8h2',
  'tour-eiffel':
    'M11.500 1h1c0 9 2 14 6.500 20h-4c-1-4-5-4-6 0H5c4.500-6 6.500-11 6.500-20zM9.800 10h4.400M8 15.500h8',
};
