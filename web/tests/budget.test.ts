// The page of a table in play loads at most 60 kB of script, as the server sends it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = fileURLToPath(new URL('../../src/lutetia/server/static/assets/', import.meta.url));
const built = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
const FIRST = /^(core|index|table|Board)-.*\.js$/;

it.skipIf(built.length === 0)('a table in play fits into 60 kB of script', () => {
  const sizes = built
    .filter((name) => FIRST.test(name))
    .map((name) => gzipSync(readFileSync(ASSETS + name), { level: 6 }).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});
