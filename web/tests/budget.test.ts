// The page of a table in play loads at most 60 kB of script, as the server sends it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const ASSETS = fileURLToPath(new URL('../../src/lutetia/server/static/assets/', import.meta.url));
const built = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
const SHELL = /^(core|index|table)-.*\.js$/;
const BOARD = /^Board-.*\.js$/;

const size = (name: string): number => gzipSync(readFileSync(ASSETS + name), { level: 6 }).length;

it.skipIf(built.length === 0)('a table in play of any game fits into 60 kB of script', () => {
  const shell = built.filter((name) => SHELL.test(name));
  const boards = built.filter((name) => BOARD.test(name));
  expect(shell.length).toBeGreaterThan(1);
  expect(boards.length).toBeGreaterThan(0);
  const first = shell.reduce((sum, name) => sum + size(name), 0);
  for (const board of boards) expect(first + size(board)).toBeLessThanOrEqual(60_000);
});
