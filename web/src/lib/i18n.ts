// Words. Pure functions over a catalogue; which catalogue is loaded is the business of lang.svelte.ts.
//
// Arguments of a sentence are resolved by their name and type:
//   seat, owner, by, ... (a seat number)   -> the name of whoever sits there
//   seats, yes, need (seat numbers)        -> their names as a list
//   points, scores, counts (one per seat)  -> "name points" as a list
//   tile "louvre/red"                      -> "Louvre (red)"
//   any other word                         -> <game>.<name of the argument>.<word>, or the game's
//                                             colour, stop, district ... (KINDS) of that id, or the
//                                             word itself
// A word selects the sentence <key>_<word> where the catalogue has it (displaced_bag), and a value
// that is null one of <key>_hidden, _open, _tie, _none. A plural is chosen by n, which is points or
// count, or else the first number, where the sender gave no n.

import type { Args, Event, Message, TableInfo, Value } from './protocol';

export type Plural = { [category: string]: string };
export type Catalogue = { [key: string]: string | Plural };

const SEATS = new Set([
  'seat',
  'owner',
  'by',
  'player',
  'winner',
  'other',
  'from',
  'start',
  'next',
]);
const SEAT_LISTS = new Set(['seats', 'yes', 'need', 'players', 'owners', 'winners']);
const KINDS = [
  'colour',
  'stop',
  'route',
  'piece',
  'side',
  'quarter',
  'district',
  'type',
  'landmark',
];
const NULLS = ['hidden', 'open', 'tie', 'none'];
const PER_SEAT = new Set(['points', 'scores', 'counts', 'ranks']);

/** Makes each formatter of a language once: making one costs a hundred times what using it does. */
function once<T>(make: (lang: string) => T): (lang: string) => T {
  const made = new Map<string, T>();
  return (lang) => {
    const found = made.get(lang) ?? make(lang);
    made.set(lang, found);
    return found;
  };
}

const rulesOf = once((lang) => new Intl.PluralRules(lang));
const numbersOf = once((lang) => new Intl.NumberFormat(lang));
const listsOf = once((lang) => new Intl.ListFormat(lang, { type: 'conjunction' }));

function plural(lang: string, forms: Plural, args: Args): string {
  const category = rulesOf(lang).select(Number(args.n ?? 0));
  return forms[category] ?? forms.other ?? forms.many ?? Object.values(forms)[0] ?? '';
}

function text(lang: string, value: Value | undefined): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return numbersOf(lang).format(value);
  if (Array.isArray(value))
    return list(
      lang,
      value.map((one) => text(lang, one)),
    );
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function list(lang: string, words: string[]): string {
  return listsOf(lang).format(words);
}

/** The sentence of a key; a key that the catalogue lacks is shown as it is, so that tests see it. */
export function translate(lang: string, words: Catalogue, key: string, args: Args = {}): string {
  const found = words[key];
  if (found === undefined) return key;
  const sentence = typeof found === 'string' ? found : plural(lang, found, args);
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in args ? text(lang, args[name]) : whole,
  );
}

export class Speaker {
  constructor(
    readonly lang: string,
    readonly words: Catalogue,
  ) {}

  t = (key: string, args: Args = {}): string => translate(this.lang, this.words, key, args);

  has(key: string): boolean {
    return key in this.words;
  }

  seatName(table: TableInfo, seat: number): string {
    const found = table.seats[seat];
    const colour = this.word(table.game, 'colour', found?.colour ?? String(seat));
    if (!found?.name) return colour;
    // One person at several seats of one device: only the colour tells them apart.
    const twins = table.seats.filter((one) => one.name === found.name).length > 1;
    return twins ? this.t('seat.twin', { name: found.name, colour }) : found.name;
  }

  word(game: string, name: string, value: string): string {
    if (value.includes('/') && (name.startsWith('tile') || name === 'card')) {
      const [stop = '', route = ''] = value.split('/');
      return this.t(this.has(`${game}.tile`) ? `${game}.tile` : 'log.tile', {
        stop: this.word(game, 'stop', stop),
        route: this.word(game, 'route', route),
      });
    }
    for (const kind of [name, name.replace(/s$/, ''), ...KINDS]) {
      const key = `${game}.${kind}.${value}`;
      if (typeof this.words[key] === 'string') return this.t(key);
    }
    return value;
  }

  private value(game: string, table: TableInfo | null, name: string, value: Value): Value {
    if (typeof value === 'number' && table && SEATS.has(name) && value in table.seats)
      return this.seatName(table, value);
    if (typeof value === 'string') return this.word(game, name, value);
    if (!Array.isArray(value)) return value;
    const numbers = value.filter((one) => typeof one === 'number');
    if (table && numbers.length === value.length && value.length > 0) {
      if (SEAT_LISTS.has(name) || SEATS.has(name))
        return numbers.map((seat) => this.seatName(table, seat));
      if (PER_SEAT.has(name) && numbers.length === table.seats.length) {
        const paid = numbers
          .map((points, seat) => ({ points, name: this.seatName(table, seat) }))
          .filter((one) => one.points !== 0 || name === 'scores')
          .map((one) => this.t('log.of', one));
        return paid.length ? paid : this.t('log.nobody');
      }
    }
    return value.map((one) => (typeof one === 'string' ? this.word(game, name, one) : one));
  }

  private variant(key: string, args: Args): string {
    for (const value of Object.values(args)) {
      const tails = value === null ? NULLS : typeof value === 'string' ? [value] : [];
      const tail = tails.find((one) => this.has(`${key}_${one}`));
      if (tail) return `${key}_${tail}`;
    }
    return key;
  }

  /** A sentence sent by the server as key and values. */
  say(game: string, message: Message, table: TableInfo | null): string {
    const sent = message.args ?? {};
    const args: Args = {};
    for (const [name, value] of Object.entries(sent))
      args[name] = this.value(game, table, name, value);
    const numbers = Object.entries(sent).filter(([name]) => !SEATS.has(name));
    const n = [sent.points, sent.count, ...numbers.map(([, value]) => value)].find(
      (value) => typeof value === 'number',
    );
    if (args.n === undefined && n !== undefined) args.n = n;
    return this.t(this.variant(message.key, sent), args);
  }

  /** An event of the log as a sentence. */
  tEvent(game: string, event: Event, table: TableInfo): string {
    const { kind, ...args } = event;
    return this.say(game, { key: `${game}.event.${kind}`, args }, table);
  }
}
