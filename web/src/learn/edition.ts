// The edition sheet: what nobody here has seen printed, as things to be entered, and as the file
// that `lutetia serve --edition FILE` takes (docs/editions.md).
import type { Args, Doubt, Kind, Value } from '../lib/protocol';

export const same = (one: Value, other: Value): boolean => toml(one) === toml(other);

/** A value as TOML has it. */
export function toml(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value).replaceAll('\x7f', '\\u007F');
  const inner = Object.entries(value ?? {})
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)} = ${toml(one)}`);
  return inner.length ? `{ ${inner.join(', ')} }` : '{}';
}

/** The file of an edition. */
export const fileOf = (game: string, name: string, values: Args): string =>
  [
    'format = 1',
    `game = ${toml(game)}`,
    `name = ${toml(name)}`,
    '',
    '[values]',
    ...Object.entries(values).map(([path, value]) => `${toml(path)} = ${toml(value)}`),
    '',
  ].join('\n');

/** Doubts under what they are about, in their order. */
export function groups(doubts: Doubt[]): [string, Doubt[]][] {
  const found = new Map<string, Doubt[]>();
  for (const one of doubts) found.set(one.key, [...(found.get(one.key) ?? []), one]);
  return [...found];
}

/** The kinds that are written as a text. */
export const written = (kind: Kind): boolean => ['rays', 'pairs', 'towns'].includes(kind.is);

/**
 * A list as a text of few signs: `show` and `read` are each other's inverse for what can be
 * entered.
 */
export function show(kind: Kind, value: Value): string {
  const rows = value as Value[];
  if (kind.is === 'rays')
    return (rows as number[][][])
      .map((ray) => ray.map((step) => step.join(',')).join(' '))
      .join('\n');
  if (kind.is === 'towns')
    return (rows as { hex: string; value: number; name: string }[])
      .map((town) => `${town.hex} ${town.value} ${town.name}`)
      .join('\n');
  return rows.map((one) => (Array.isArray(one) ? one.join('-') : one)).join(' ');
}

const number = (text: string | undefined): Value =>
  text !== undefined && /^-?\d+$/.test(text) ? Number(text) : (text ?? '');

/**
 * What was written; what cannot be understood stays as it is, for the server to say what is wrong
 * with it.
 */
export function read(kind: Kind, text: string): Value {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (kind.is === 'rays')
    return lines.map((line) => line.split(/\s+/).map((step) => step.split(',').map(number)));
  if (kind.is === 'towns')
    return lines.map((line) => {
      const [hex = '', value, ...name] = line.split(/\s+/);
      return { hex: hex.toUpperCase(), value: number(value), name: name.join(' ') };
    });
  const words = text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  return kind.size === 1 ? words : words.map((pair) => pair.split('-'));
}

/** Which value a sentence of the server speaks of. */
export const blamed = (why: string, doubts: Doubt[]): Doubt | undefined =>
  doubts
    .filter(({ path }) => why.startsWith(`${path}:`) || why.includes(` ${path}:`))
    .sort((one, other) => other.path.length - one.path.length)[0];

const BOX: { [path: string]: string } = {
  'switches.fountain_length.value': "[data-card='fontaine-des-mers']",
  'switches.arch_length.value': "[data-card='arc-de-triomphe']",
  'switches.arch_shades_lamp.value': "[data-card='arc-de-triomphe']",
  'switches.hotel_length.value': "[data-card='hotel-des-invalides']",
  'switches.large_lamp.rays': "[data-card='la-grande-lumiere']",
  'switches.allow_flip.value': '[data-pool]',
};

/** Where a value lies on the drawing of its game, as selectors; none where it lies nowhere. */
export function spots(game: string, doubt: Doubt, value: Value): string[] {
  const [id = ''] = doubt.at;
  const { key, field } = doubt;
  if (game === 'paris') {
    if (key === 'banks') return [`[data-place='bank-${id}']`];
    if (key === 'types')
      return [1, 2, 3, 4, 5, 8].map((worth) => `[data-place='space-${id}-${worth}']`);
    if (key === 'landmarks') return [`[data-place='landmark-${id}']`];
    if (key === 'prizes') return [`[data-entity='podium-${id}']`];
    if (key === 'zones') return (value as number[]).map((end) => `[data-place='track-${end}']`);
    if (key === 'eights') return ["[data-place^='space-'][data-place$='-8']"];
    return ["[data-place^='landmark-']"];
  }
  if (game === 'paris_paris') {
    const stops = field === 'stops' ? (value as string[]) : [id];
    return stops.map((stop) => `[data-place='${stop}']`);
  }
  if (game === 'connection') {
    if (field === 'hex' && value) return [at(String(value))];
    if (id) return [at(id)];
    if (field === 'stations') return ['L8', 'M9', 'M11', 'L12', 'K11', 'K9'].map(at);
    if (field === 'sides') return (value as string[][]).flat().slice(0, 40).map(at);
    return [];
  }
  const spot = BOX[doubt.path];
  return spot ? [spot] : [];
}

const at = (hex: string): string => `[data-at='${/^\w+$/.test(hex) ? hex : ''}']`;

const FIELDS: { [path: string]: string } = {
  'switches.allow_flip.value': 'flip',
  'switches.fountain_length.value': 'fountain',
  'switches.arch_length.value': 'arch',
  'switches.arch_shades_lamp.value': 'shades',
  'switches.hotel_length.value': 'hotel',
};

/** What the picture of the whole shows. */
export const WHOLE: { [game: string]: string[] } = {
  paris: ["[data-place^='track-']", "[data-place^='landmark-']"],
  cite: ['[data-board]', '[data-card]'],
  paris_paris: ['[data-place]'],
  connection: ['[data-at]'],
};

/**
 * What a field is called, as a catalogue's key below `edition.field`; null: by the word of its own.
 */
export const fieldOf = (doubt: Doubt): string | null =>
  doubt.key === 'honours' ? null : (FIELDS[doubt.path] ?? doubt.field);
