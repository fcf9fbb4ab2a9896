// The signs of the bonus tiles of Paris say what their sentences say; nothing beside the ring lies
// on it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FACADES, MONUMENTS } from '../src/games/paris/facades';
import * as geo from '../src/games/paris/geometry';
import { signOf } from '../src/games/paris/signs';

const texts = readFileSync(
  fileURLToPath(new URL('../../src/lutetia/games/paris/texts/en.ftl', import.meta.url)),
  'utf8',
);
const data = readFileSync(
  fileURLToPath(new URL('../../src/lutetia/games/paris/data/components.toml', import.meta.url)),
  'utf8',
);
const sentence = (tile: number): string =>
  new RegExp(`^paris-tile_help-${tile} = (.*)$`, 'm').exec(texts)?.[1] ?? '';

it.each([2, 3, 4])('every number of a sign is in its sentence with %i players', (players) => {
  for (let tile = 1; tile <= 30; tile++) {
    const sign = signOf(tile, players);
    for (const glyph of sign.glyphs)
      if ('n' in glyph)
        for (const n of String(glyph.n).match(/\d+/g)!)
          expect(sentence(tile).match(/\d+/g), `tile ${tile}`).toContain(n);
    const words = sign.glyphs.map((one) =>
      'token' in one ? one.token : 'of' in one ? one.of : '',
    );
    for (const word of words) expect(sentence(tile)).toContain(word);
  }
});

it('no two tiles have the same sign', () => {
  const signs = Array.from({ length: 30 }, (_, i) => JSON.stringify(signOf(i + 1, 2)));
  expect(new Set(signs).size).toBe(30);
});

it('every type and every landmark of the data file is drawn', () => {
  const ids = (what: string): string[] =>
    [...data.matchAll(new RegExp(`\\[\\[${what}\\]\\]\\nid = "([^"]+)"`, 'g'))].map(
      ([, id]) => id!,
    );
  expect(Object.keys(FACADES).sort()).toEqual(ids('type').sort());
  expect(Object.keys(MONUMENTS).sort()).toEqual(ids('landmark').sort());
});

it('what lies in the corners keeps clear of the ring and of one another', () => {
  const boxes: [x: number, y: number, w: number, h: number][] = [
    ...[0, 1, 2].map((i) => [...geo.stackAt(i), 43, 46] as [number, number, number, number]),
    ...[0, 1, 2, 3, 4, 5].map(
      (i) => [...geo.leftAt(i), 36, 30] as [number, number, number, number],
    ),
    ...[...Array(8).keys()].map(
      (i) => [...geo.freeAt(i), 36, 45] as [number, number, number, number],
    ),
  ];
  for (const [i, [x, y, w, h]] of boxes.entries()) {
    const [dx, dy] = [Math.abs(x - geo.MIDDLE) - w, Math.abs(y - geo.MIDDLE) - h];
    expect(Math.hypot(dx, dy)).toBeGreaterThan(geo.EDGE);
    for (const [X, Y, W, H] of boxes.slice(i + 1))
      expect(Math.abs(x - X) >= w + W || Math.abs(y - Y) >= h + H).toBe(true);
  }
});
