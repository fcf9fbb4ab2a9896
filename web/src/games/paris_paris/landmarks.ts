// Small line drawings, one for each stop, in a box of 64 by 64 standing on y = 60.
// `wall` is filled with stone, `roof` with slate or leaf, `line` is drawn with the pen alone.
export interface Landmark {
  wall?: string;
  roof?: string;
  leaf?: string;
  line?: string;
}

const arch = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}`;
const row = (n: number, x: number, gap: number, y: number, h: number): string =>
  Array.from({ length: n }, (_, i) => `M${x + i * gap} ${y}v${h}`).join('');
const arches = (n: number, x: number, gap: number, y: number, w: number, h: number): string =>
  Array.from({ length: n }, (_, i) => arch(x + i * gap, y, w, h)).join('');
const tree = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;

const landmarks: { [id: string]: Landmark } = {
  montmartre: {
    wall: 'M7 60V41h50v19zM24 41v-8h16v8zM10 41c0-7 2-11 5.5-13 3.5 2 5.5 6 5.5 13zM43 41c0-7 2-11 5.5-13 3.5 2 5.5 6 5.5 13zM23 33c0-13 4-20 9-24 5 4 9 11 9 24z',
    line: `M32 9V3M15.5 28v-4M48.5 28v-4M29 32c0-9 1-16 3-22 2 6 3 13 3 22M4 60h56M7 46h50${arches(3, 23.5, 6, 60, 5, 11)}${arches(2, 11, 36, 58, 6, 8)}`,
  },
  'les-halles': {
    wall: 'M5 60V39h54v21zM17 31v-7h30v7z',
    roof: 'M2 39l15-8h30l15 8zM14 24l18-9 18 9z',
    line: `${arches(5, 8, 10, 60, 8, 17)}${row(9, 20, 3, 25, 5)}M32 15v-5M5 45h54`,
  },
  pompidou: {
    wall: 'M9 60V19h46v41z',
    roof: 'M14 19v-9h-2V6h6v13zM44 19v-7h4V6h-7v3h-1v10zM26 19v-6h5v6z',
    line: `${row(5, 16.5, 7.8, 19, 41)}M9 29h46M9 39h46M9 49h46M9 19l8 10M55 19l-8 10M9 39l8 10M55 39l-8 10`,
    leaf: 'M8 59l2-4 10-3 4-7 9-2 4-7 9-2 4-8 6-1v3l-5 1-4 8-9 2-4 7-9 2-4 7-10 3-3 3z',
  },
  'hotel-de-ville': {
    wall: 'M5 60V37h54v23zM26 37V23l3-2v-6h6v6l3 2v14z',
    roof: 'M6 37l4-12h10l4 12zM40 37l4-12h10l4 12zM29 15l3-8 3 8z',
    line: `M32 7V2M29 29a3 3 0 1 0 6 0 3 3 0 1 0-6 0M5 48h54M13 31h4M47 31h4${row(9, 9, 5.75, 40, 5)}${arches(3, 23, 6.3, 60, 5, 9)}${arches(2, 9, 6.5, 60, 4, 7)}${arches(2, 44.5, 6.5, 60, 4, 7)}`,
  },
  'notre-dame': {
    roof: 'M30 24l2-22 2 22z',
    wall: 'M10 60V11h14v14h16V11h14v49z',
    line: `M10 28.5h44M10 45h44M9 11h16M39 11h16${arches(2, 12.5, 5.2, 26, 3.6, 12)}${arches(2, 41.5, 5.2, 26, 3.6, 12)}M26 37a6 6 0 1 0 12 0 6 6 0 1 0-12 0M32 31v12M26 37h12M27.8 32.800l8.4 8.400M36.2 32.800l-8.4 8.4${arch(13, 60, 8, 11)}${arch(27, 60, 10, 12)}${arch(43, 60, 8, 11)}`,
  },
  'quartier-latin': {
    wall: 'M5 55c9-6 18-6 27 0 9-6 18-6 27 0V33c-9-6-18-6-27 0-9-6-18-6-27 0z',
    roof: 'M24 17l8-4 8 4-8 4zM27 20v5c3 2 7 2 10 0v-5l-5 2.5z',
    line: 'M32 33v22M10 37c5-2 12-2 17 1M10 42c5-2 12-2 17 1M10 47c5-2 12-2 17 1M37 38c5-3 12-3 17-1M37 43c5-3 12-3 17-1M37 48c5-3 12-3 17-1M5 55v3c9-5 18-5 27 0 9-5 18-5 27 0v-3M40 17v7',
  },
  pantheon: {
    wall: 'M8 60V47h48v13zM21 33h22v9H21zM6 47l26-8 26 8z',
    roof: 'M21 33c0-12 5-17 11-18 6 1 11 6 11 18z',
    line: `M30 15v-5h4v5M32 10V4M27 32c0-8 2-14 5-17M37 32c0-8-2-14-5-17${row(5, 24, 4, 34, 7)}${row(7, 13, 6.3, 48, 11)}M4 60h56`,
  },
  republique: {
    wall: 'M18 60v-6h28v6zM23 54V40h18v14zM26 40v-4h12v4z',
    leaf: 'M28 36c-1-8 0-13 1.5-16 1.6-2 3.4-2 5 0 1.5 3 2.5 8 1.5 16zM29.5 17a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z',
    line: 'M34 21l5-5 1-8M37 10l3-3 4 0M38 7l2 1M30 22l-3 6v4M26 32h3M26 44h12M14 60h36M30 24l1 11M34 24l-1 11',
  },
  'st-nicolas': {
    wall: 'M11 60V23h14v37zM25 60V39l15-9 15 9v21z',
    roof: 'M10 23l8-19 8 19zM25 39l15-9 15 9-2-8H27z',
    line: `M18 4V1${arches(2, 13.5, 5, 38, 4, 10)}${arch(15, 60, 6, 10)}${arches(3, 29, 8.5, 56, 6, 12)}M11 42h14M8 60h50`,
  },
  'pont-neuf': {
    wall: 'M2 41c20-7 40-7 60 0v11h-4a7 7 0 0 0-14 0h-4a8 8 0 0 0-16 0h-4a7 7 0 0 0-14 0H2z',
    line: 'M2 45c20-7 40-7 60 0M21 52v-9M43 52v-9M18 37v-9M46 37v-9M32 35.5v-9M16.5 28h3M44.5 28h3M30.5 26.5h3M4 57h10M20 57h8M36 57h10M52 57h8M8 61h14M30 61h12M48 61h8',
    leaf: 'M16.5 27a1.5 2 0 1 1 3 0zM44.5 27a1.5 2 0 1 1 3 0zM30.5 25.5a1.5 2 0 1 1 3 0z',
  },
  odeon: {
    wall: 'M7 60V29h50v31zM5 29v-5h54v5z',
    roof: 'M12 24l4-8h32l4 8z',
    line: `${row(8, 12, 5.7, 33, 26)}M7 33h50M3 60h58M22 20h20${arch(29, 60, 6, 12)}`,
  },
  'st-sulpice': {
    wall: 'M9 60V19h13v23h20V14h13v46z',
    roof: 'M11 19l2-8h5l2 8zM44 14l2-7h5l2 7z',
    line: `M22 42h20M22 50h20M9 42h13M42 42h13M9 29h13M42 28h13M15.5 11V7M48.5 7V3${arches(2, 13.5, 33, 40, 4, 9)}${arches(2, 13.5, 33, 27, 4, 6)}${row(6, 24, 3.2, 43, 6)}${arches(3, 23.5, 6, 60, 4.5, 8)}${row(3, 11.5, 4, 44, 14)}${row(3, 44.5, 4, 44, 14)}`,
  },
  montparnasse: {
    wall: 'M17 13h31v25H17z',
    leaf: 'M22 33l7-10 5 6 4-4 5 8zM38 20a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
    line: 'M14 38h37M14 41h37M32.5 13V6M22 41L15 60M43 41l7 19M32.5 41v15M6 52c3-5 10-4 10 0s-5 2-5 4-4 1-5-4M51 54l7-7M56 46l3-2',
  },
  luxembourg: {
    wall: 'M32 9c8 7 12 16 12 28H32zM29.5 15c-6 6-10 13-11 22h11z',
    roof: 'M12 41h40l-6 8H19z',
    line: 'M31 7v34M4 54h14M24 53h16M46 54h14M10 58h16M32 58h14M31 8l6-2-6-2',
  },
  'st-germain': {
    wall: 'M12 60V27h17v33zM29 60V43h24v17z',
    roof: 'M10 27L20.5 5 31 27zM29 43l4-8h16l4 8z',
    line: `M20.5 5V1${arches(2, 14.5, 6.5, 39, 5, 9)}M12 42h17${arch(17, 60, 7, 12)}${arches(3, 32, 7, 60, 5, 11)}M8 60h48`,
  },
  louvre: {
    wall: 'M6 60V36h10v-9h32v9h10v24z',
    roof: 'M18 27l3-13h22l3 13zM6 36l2-6h8v6zM58 36l-2-6h-8v6z',
    leaf: 'M32 33l19 27H13z',
    line: 'M32 33v27M25.5 42l12.5 18M38.5 42L26 60M19.5 51L26 60M44.5 51L38 60M19.5 51h25M25.5 42h13M29 20h6v7h-6zM9 41v4M55 41v4M20 31v4M44 31v4',
  },
  'palais-royal': {
    wall: 'M4 60V22h56v38z',
    roof: 'M4 22l3-7h50l3 7z',
    line: `M4 33h56M4 27h56${arches(3, 8, 17, 60, 13, 24)}M14.5 36v4M31.5 36v4M48.5 36v4${row(4, 6, 17.3, 34, 25)}`,
    leaf: 'M12.5 40h4l-1 5h-2zM29.5 40h4l-1 5h-2zM46.5 40h4l-1 5h-2z',
  },
  opera: {
    wall: 'M5 60V36h54v24zM3 36v-5h58v5z',
    roof: 'M17 31c1-11 8-16 15-16s14 5 15 16z',
    line: `M30 15c-2-4-2-6 0-8M34 15c2-4 2-6 0-8M32 15V8M30 7h4M23 30c1-7 4-12 9-15M41 30c-1-7-4-12-9-15${row(8, 11, 6, 38, 10)}M5 49h54${arches(7, 9.5, 6.7, 60, 4.6, 8)}M6 31v-4M58 31v-4M4 27h4M56 27h4`,
  },
  bastille: {
    wall: 'M20 60v-7h24v7zM27 53V25h10v28zM24.5 25v-4h15v4z',
    leaf: 'M31 14c-4-1-6-3-8-6 4 0 7 1 8.5 4 1.5-3 4.5-4 8.5-4-2 3-4 5-7 6l-.5 7h-1zM30.8 9.5a1.4 1.4 0 1 1 2.8 0 1.4 1.4 0 1 1-2.8 0z',
    line: 'M29.5 26v27M34.5 26v27M27 34h10M27 43h10M14 60h36M35 11l3-6',
  },
  marais: {
    wall: 'M8 60V34h48v26z',
    roof: 'M8 34l7-21h34l7 21z',
    line: `${arches(4, 11, 11, 60, 9, 13)}${row(8, 13, 5.4, 37, 6)}M8 46h48M15 13v-7h4v7M45 13V6h4v7M20 29v-8l4-3 4 3v8M36 29v-8l4-3 4 3v8`,
  },
  tuileries: {
    leaf: `${tree(12, 24, 9)}${tree(52, 24, 9)}`,
    wall: 'M22 44h20c0 5-4 8-7 8v4h5v4H24v-4h5v-4c-3 0-7-3-7-8z',
    line: 'M12 33v27M52 33v27M4 60h56M32 44V30M32 30c-5-1-8 4-8 10M32 30c5-1 8 4 8 10M32 34c-2 0-3 3-3 7M32 34c2 0 3 3 3 7M8 22c2-3 5-3 7 0M48 22c2-3 5-3 7 0',
  },
  concorde: {
    wall: 'M29 49L30.5 13 32 7l1.5 6L35 49zM25.5 57v-8h13v8zM21 60v-3h22v3z',
    line: 'M31 20h2M30.8 26h2.400M30.6 32h2.800M30.4 38h3M4 60h56M11 60v-9M11 51c-4-3-6 1-6 6M11 51c4-3 6 1 6 6M53 60v-9M53 51c-4-3-6 1-6 6M53 51c4-3 6 1 6 6M6 60c0-3 10-3 10 0M48 60c0-3 10-3 10 0',
  },
  'pere-lachaise': {
    leaf: 'M10 58c-6-14-2-32 3-42 5 10 8 28 2 42zM51 58c-5-11-2-25 2-33 4 8 7 22 2 33z',
    wall: 'M20 60V34l12-9 12 9v26z',
    line: `M32 25v-7M29.5 20.5h5M20 36h24${arch(27, 60, 10, 17)}M5 60h54M32 48v6M30 50h4`,
  },
  'gare-de-l-est': {
    wall: 'M5 60V34h54v26zM12 34a20 20 0 0 1 40 0zM5 34v-7h7v7zM52 34v-7h7v7z',
    line: `M17 34a15 15 0 0 1 30 0M32 34V19M32 34L21.5 23.5M32 34l10.5-10.5M32 34L18 28.5M32 34l14-5.5M5 40h54${arches(7, 8, 7.2, 60, 5, 13)}M29 14l3-4 3 4M32 10V6`,
  },
  invalides: {
    wall: 'M14 60V44h36v16zM22 36h20v8H22zM2 60V49h12v11zM50 60V49h12v11z',
    roof: 'M22 36c0-13 5-18 10-19 5 1 10 6 10 19zM30 17v-5h4v5z',
    line: `M32 12V2M27 35c0-8 2-14 5-18M37 35c0-8-2-14-5-18${row(5, 24, 4, 37, 6)}${row(5, 18, 7, 47, 11)}M4 53h8M52 53h8${arch(29, 60, 6, 9)}`,
  },
  eiffel: {
    wall: 'M32 0l1.5 4c.5 14 2 25 5 34l2.5 9 9 13H42c-1-5-5-8-10-8s-9 3-10 8h-8l9-13 2.5-9c3-9 4.5-20 5-34z',
    line: 'M24.5 40h15M22 47.5h20M29 27h6M30 16h4M25 46l13-7M39 46l-13-7M28.5 37l6.5-9M35.5 37L29 28M30 26l4-9M34 26l-4-9M16 59l8-9M48 59l-8-9M20 59l2-10M44 59l-2-10',
  },
  arc: {
    wall: 'M9 60V21h46v39H43V44a11 11 0 0 0-22 0v16zM7 21v-6h50v6z',
    line: 'M9 27h46M9 34h12M43 34h12M21 44h-12M43 44h12M12 39h6v-4h-6zM46 39h6v-4h-6zM13 58V47h5v11M46 58V47h5v11M10 18h44',
  },
  moulin: {
    wall: 'M23 60l4-26h12l4 26z',
    roof: 'M26 34c0-6 3-9 7-9s7 3 7 9z',
    line: 'M32 31L14 14M32 31l18-16M32 31L17 46M32 31l16 15M14 14l-4 4 17 16M50 15l-4-5-16 18M17 46l5 4M48 46l4-5-17-13M17 46l-4-4 16-14M30 60v-7h6v7',
  },
  house: {
    wall: 'M12 60V27h40v33z',
    roof: 'M12 27l4-12h32l4 12z',
    line: `M12 38h40M12 49h40${row(6, 17, 6, 29, 7)}${row(6, 17, 6, 40, 7)}${arch(28, 60, 8, 10)}M20 15v-5h4v5`,
  },
};

export const landmarkOf = (stop: string): Landmark => landmarks[stop] ?? landmarks.house!;
