// What the page of a table in play must load before it can be played: at most 61.5 kB of script, as
// the server sends it, of which the shell leaves 28 kB to a drawing. tests/browser/test_weight.py
// weighs what a browser really fetches.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const STATIC = fileURLToPath(new URL('../../src/lutetia/server/static/', import.meta.url));
const ASSETS = `${STATIC}assets/`;
const built = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
if (built.length === 0) throw new Error('There is no built client to weigh: run `make web` first.');
const boards = built.filter((name) => /^Board-.*\.js$/.test(name));

const text = (name: string): string => readFileSync(ASSETS + name, 'utf8');
const size = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + statSync(`${ASSETS}${name}.br`).size, 0);

/** `name` and all that it imports before it runs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of text(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(other!, found);
  return found;
}

function shell(): Set<string> {
  const page = readFileSync(`${STATIC}index.html`, 'utf8');
  const found = new Set<string>();
  for (const [, entry] of page.matchAll(/<script type="module"[^>]* src="\/assets\/([^"]+)"/g))
    withImports(entry!, found);
  return found;
}

it('the shell with its table fits into 33.6 kB', () => {
  expect(size(shell())).toBeLessThanOrEqual(33_600);
});

it('a table in play of any game fits into 61.5 kB', () => {
  expect(boards.length).toBeGreaterThan(0);
  for (const board of boards)
    expect(size(new Set([...shell(), ...withImports(board)]))).toBeLessThanOrEqual(61_500);
});
