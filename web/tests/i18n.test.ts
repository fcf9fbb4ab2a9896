import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Speaker, type Locale } from '../src/lib/i18n';
import type { Args, TableInfo } from '../src/lib/protocol';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OWN = ['.venv/bin/python', '.venv/Scripts/python.exe'].map((path) => ROOT + path);

interface Told {
  /** By what the client asks for: `<language>` or `<language>/<part>`. */
  locales: { [path: string]: Locale };
  tables: { [game: string]: { name: string; colour: string }[] };
  said: [path: string, key: string, args: Args, sentence: string][];
}

/**
 * What Python says: every message of every language with sample arguments, and what is written in
 * vectors.toml.
 */
function told(): { every: Told; written: Told } {
  const python = OWN.find((path) => existsSync(path)) ?? 'python3';
  const how = {
    cwd: ROOT,
    encoding: 'utf8' as const,
    maxBuffer: 1e8,
    env: { ...process.env, LUTETIA_JIT: '0' },
  };
  return JSON.parse(execFileSync(python, ['-m', 'tests.i18n'], how)) as {
    every: Told;
    written: Told;
  };
}

const locale: Locale = {
  languages: ['en'],
  ids: 'g-event-sits g-colour-grey g-colour-lilac seat-twin hello',
  messages: [
    [{ type: 'var', name: 'seat' }, ' sits.'],
    'grey',
    'lilac',
    [{ type: 'var', name: 'name' }, ' (', { type: 'var', name: 'colour' }, ')'],
    ['Hello ', { type: 'var', name: 'name' }, ', ', { type: 'var', name: 'missing' }],
  ],
  attributes: { 'g-colour-grey': { seat: 'Grey' } },
  kinds: { 'g.event.sits': { seat: 'seat' } },
};

const at = (game: string, seats: { name: string; colour: string }[]): TableInfo =>
  ({ game, seats }) as unknown as TableInfo;

/** What the client says otherwise than it should. */
function wrong({ locales, tables, said }: Told): object[] {
  const speakers = new Map(
    Object.entries(locales).map(([path, one]) => [path, new Speaker(path.split('/')[0]!, one)]),
  );
  return said.flatMap(([path, key, args, wanted]) => {
    const [game = ''] = key.split('.');
    const table = tables[game] ? at(game, tables[game]) : null;
    const found = speakers.get(path)!.say(table ? game : '', { key, args }, table);
    return found === wanted ? [] : [{ path, key, args, found, wanted }];
  });
}

it('the client says every message of every language, and each sentence written down, as Python does', () => {
  const { every, written } = told();
  expect(every.said.length).toBeGreaterThan(5000);
  expect(wrong(every)).toEqual([]);
  expect(written.said.length).toBeGreaterThan(20);
  expect(wrong(written)).toEqual([]);
}, 120_000);

describe('sentences', () => {
  const speaker = new Speaker('en', locale);
  const two = (...names: [string, string]): TableInfo =>
    at('g', [
      { name: names[0], colour: 'lilac' },
      { name: names[1], colour: 'grey' },
    ]);

  it('fills in what it has and leaves the rest visible', () => {
    expect(speaker.t('hello', { name: 'Ana' })).toBe('Hello Ana, {$missing}');
  });

  it('shows a missing key as itself', () => {
    expect(speaker.t('no.such.key')).toBe('no.such.key');
    expect(speaker.has('no.such.key')).toBe(false);
  });

  it('tells one person at two seats apart by colour', () => {
    expect(speaker.seatName(two('Ana', 'Ana'), 0)).toBe('Ana (lilac)');
    expect(speaker.seatName(two('Ana', 'Bert'), 0)).toBe('Ana');
  });

  it('calls a seat of nobody by its colour, in the form that a seat has', () => {
    expect(speaker.seatName(two('', ''), 0)).toBe('lilac');
    expect(speaker.tEvent('g', { kind: 'sits', seat: 1 }, two('', ''))).toBe('Grey sits.');
  });
});
