// Reads our own catalogues: tables of plain strings, which is all of TOML that they use.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import material from './material.json' with { type: 'json' };
import type { Catalogue, Plural } from '../src/lib/i18n';

const ROOT = fileURLToPath(new URL('../../src/lutetia/', import.meta.url));
const FORMS = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

export function read(toml: string, prefix: string): Catalogue {
  const out: Catalogue = {};
  let table = prefix;
  for (const line of toml.split('\n')) {
    const heading = /^\[([^\]]+)\]\s*$/.exec(line);
    if (heading) {
      table = [prefix, heading[1]!.replace(/"/g, '')].filter(Boolean).join('.');
      continue;
    }
    const pair = /^("[^"]+"|[\w-]+)\s*=\s*("(?:[^"\\]|\\.)*")\s*(?:#.*)?$/.exec(line);
    if (!pair) continue;
    const name = pair[1]!.replace(/"/g, '');
    const value = JSON.parse(pair[2]!) as string;
    if (FORMS.has(name)) ((out[table] ??= {}) as Plural)[name] = value;
    else out[table ? `${table}.${name}` : name] = value;
  }
  return out;
}

function file(path: string, prefix: string): Catalogue {
  return existsSync(path) ? read(readFileSync(path, 'utf8'), prefix) : {};
}

/** All files of a folder in one language: en.toml, ui.en.toml. */
function folder(path: string, lang: string, prefix: string): Catalogue {
  const names = readdirSync(path).filter((name) => `.${name}`.endsWith(`.${lang}.toml`));
  return Object.assign({}, ...names.sort().map((name) => file(path + name, prefix)));
}

export function catalogue(lang: string): Catalogue {
  const out = folder(`${ROOT}catalogues/`, lang, '');
  for (const { id, name } of material.stops) out[`paris_paris.stop.${id}`] = name;
  for (const game of readdirSync(`${ROOT}games`)) {
    const texts = `${ROOT}games/${game}/texts/`;
    if (!existsSync(texts)) continue;
    Object.assign(out, folder(texts, lang, game));
  }
  return out;
}
