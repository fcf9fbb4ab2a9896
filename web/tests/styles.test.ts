// Each colour is said once: what changes with the scheme in the sheets of tokens, everything else
// where it is used.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const TOKENS = /^(tokens|games.(seats|[a-z_]+.tokens))\.css$/;
/** A poster is a picture, with paints of its own. */
const POSTER = /Poster\.svelte$/;
const COLOUR = /#[0-9a-f]{3,8}\b|rgb\([^)]*\)/gi;

/** What a file says of looks: a whole sheet, or the style of a component. */
function styleOf(name: string): string {
  const text = readFileSync(SRC + name, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return name.endsWith('.css') ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? '');
}

const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|svelte)$/.test(name) && !POSTER.test(name))
  .map((name) => ({ name, style: styleOf(name) }));
const used = sheets.filter(({ name }) => !TOKENS.test(name));

it('only tokens.css knows how a scheme is chosen', () => {
  const known = sheets.filter(({ style }) => /prefers-color-scheme|data-theme/.test(style));
  expect(known.map(({ name }) => name)).toEqual(['tokens.css']);
});

it('only tokens differ between light and dark', () => {
  expect(used.filter(({ style }) => style.includes('light-dark(')).map(({ name }) => name)).toEqual(
    [],
  );
});

it('no colour stands in two places', () => {
  const seen = new Map<string, string[]>();
  for (const { name, style } of used)
    for (const [colour] of style.matchAll(COLOUR))
      seen.set(colour.toLowerCase(), [...(seen.get(colour.toLowerCase()) ?? []), name]);
  expect([...seen].filter(([, names]) => names.length > 1)).toEqual([]);
});

it('every token is used', () => {
  const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|svelte|ts)$/.test(name))
    .map((name) => readFileSync(SRC + name, 'utf8'))
    .join();
  const named = sheets.flatMap(({ name, style }) =>
    TOKENS.test(name) ? [...style.matchAll(/(--[\w-]+):/g)].map(([, token]) => token!) : [],
  );
  // A seat or a route is looked up by its number or name.
  const unused = new Set(
    named.filter(
      (token) => !/^--(seat|seat-ink|route)-\w+$/.test(token) && !all.includes(`var(${token}`),
    ),
  );
  expect([...unused]).toEqual([]);
});
