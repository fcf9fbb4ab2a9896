// No word on the page may come from anywhere but the catalogues. That each has the words that the
// page names is tested with the catalogues themselves (tests/test_catalogues.py).
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
]);
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const read = (name: string): string => readFileSync(SRC + name, 'utf8');

/** Texts and spoken attributes of a template that hold letters. */
function literals(node: any, found: string[], parent = ''): string[] {
  if (Array.isArray(node)) node.forEach((one) => literals(one, found, parent));
  else if (node && typeof node === 'object') {
    if (node.type === 'Text' && /\p{L}{2}/u.test(node.data) && parent !== 'style')
      found.push(node.data.trim());
    if (node.type === 'StyleDirective') return found;
    if (node.type === 'Attribute') {
      const spoken = SPOKEN.has(node.name) ? node.value : [];
      return literals(spoken === true ? [] : spoken, found, node.name);
    }
    for (const [name, value] of Object.entries(node))
      if (name !== 'css' && name !== 'instance' && name !== 'module')
        literals(value, found, parent);
  }
  return found;
}

const components = files.filter((name) => name.endsWith('.svelte'));

it.each(components)('%s holds no literal words', (name) => {
  const tree = parse(read(name), { modern: true });
  expect(literals(tree.fragment, [])).toEqual([]);
});

it('lists are made as the language makes them', () => {
  const glued = files.filter(
    (name) => /\.(ts|svelte)$/.test(name) && /\.join\(', '\)/.test(read(name)),
  );
  expect(glued).toEqual(['learn/edition.ts']); // which writes TOML
});
