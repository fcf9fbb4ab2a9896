// Disc, square, triangle, diamond: whose a thing is, for eyes that see no colour. Each is about 10
// wide around 0,0.
export const glyphs = [
  'M0 -5.2a5.2 5.2 0 1 1 0 10.4 5.2 5.2 0 0 1 0-10.4z',
  'M-4.7 -4.7h9.4v9.4h-9.4z',
  'M0 -5.6l5.6 10H-5.6z',
  'M0 -6.2l6 6.2-6 6.2-6-6.2z',
];
