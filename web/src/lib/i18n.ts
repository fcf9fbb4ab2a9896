// Words: sentences from keys and values, by Project Fluent. src/lutetia/i18n does the same in
// Python, and tests/i18n holds both to it. The server sends messages parsed, so the client has no
// parser; lang.svelte.ts knows which language is loaded.
import { FluentBundle, FluentType, type FluentVariable } from '@fluent/bundle';
import type { Args, Event, Locale as Sent, Message, TableInfo, Value } from './protocol';

type Pattern = NonNullable<Parameters<FluentBundle['formatPattern']>[0]>;
type Attributes = Record<string, Pattern>;
type Said = Record<string, FluentVariable>;

/** What the server sends of a language, with the form that its messages have. */
export interface Locale extends Omit<Sent, 'messages' | 'attributes'> {
  messages: (Pattern | null)[];
  attributes: { [id: string]: Attributes };
}

export const NO_WORDS: Locale = {
  languages: [],
  ids: '',
  messages: [],
  attributes: {},
  kinds: {},
};

/** The name of something, in whatever form a sentence asks for. */
class Name extends FluentType<string> {
  constructor(
    value: string,
    readonly id: string,
    readonly forms: (name: string) => string | undefined = () => undefined,
  ) {
    super(value);
  }

  override toString(): string {
    return this.value;
  }

  form(name: string): string {
    return name === 'id' ? this.id : (this.forms(name) ?? this.value);
  }
}

/** The identifier of a key: dots are hyphens. The server does the same. */
const idOf = (key: string): string => key.replaceAll('.', '-');

export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly lists: Intl.ListFormat;
  private readonly numbers: Intl.NumberFormat;

  constructor(
    readonly lang: string,
    private readonly locale: Locale,
  ) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        FORM: ([name, form]) => (name instanceof Name ? name.form(String(form)) : name!),
      },
    });
    this.lists = new Intl.ListFormat(lang, { type: 'conjunction' });
    this.numbers = new Intl.NumberFormat(lang); // to make one takes longer than a sentence
    this.add(locale);
  }

  /** Adds words to those that it knows: sentences into which only texts are put. */
  add({ attributes, ids, messages }: Locale): void {
    const body = ids
      .split(' ')
      .map((id, i) => ({ id, value: messages[i] ?? null, attributes: attributes[id] ?? {} }));
    this.bundle.addResource({ body });
  }

  get languages(): string[] {
    return this.locale.languages;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(idOf(key));
  }

  /** The sentence of a key; a key without a message is shown, so that tests see it. */
  t = (key: string, args: Args = {}): string => this.say('', { key, args }, null);

  list(words: string[]): string {
    return this.lists.format(words);
  }

  seatName(table: TableInfo, seat: number): string {
    return this.seat(table, seat).value;
  }

  /**
   * The name of an id of one of some kinds, `type|landmark`; the id itself where it is none of
   * these.
   */
  word(game: string, kinds: string, id: string): string {
    return String(this.named(game, kinds, id));
  }

  /** What the values of a message are that name something. */
  kinds(key: string): { [name: string]: string } {
    return this.locale.kinds[key] ?? {};
  }

  /** A sentence sent by the server as key and values. */
  say(game: string, { key, args }: Message, table: TableInfo | null): string {
    const kinds = this.kinds(key);
    const said: Said = {};
    for (const [name, value] of Object.entries(args ?? {}))
      said[name] = this.value(game || key.split('.')[0]!, table, kinds[name] ?? '', value);
    // A bot that this site does not have any more goes by its plain name.
    return this.format(key, said) ?? key.replace(/^level\./, '');
  }

  /** An event of the log as a sentence. */
  tEvent(game: string, event: Event, table: TableInfo): string {
    const { kind, ...args } = event;
    return this.say(game, { key: `${game}.event.${kind}`, args }, table);
  }

  private format(key: string, args: Said, form?: string): string | undefined {
    const message = this.bundle.getMessage(idOf(key));
    const pattern = form ? message?.attributes[form] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : undefined;
  }

  private named(game: string, kinds: string, id: string): Name | string {
    if (kinds.includes('/') && id.includes('/')) {
      const ids = id.split('/');
      const args: Said = {};
      kinds.split('/').forEach((kind, i) => (args[kind] = this.named(game, kind, ids[i] ?? '')));
      return new Name(this.format('log.tile', args) ?? id, id);
    }
    for (const kind of kinds.split('|')) {
      const key = `${game}.${kind}.${id}`;
      const value = this.format(key, {});
      if (value !== undefined) return new Name(value, id, (form) => this.format(key, {}, form));
    }
    return id;
  }

  private seat(table: TableInfo, seat: number): Name {
    const { name, colour: id } = table.seats[seat] ?? { name: '', colour: String(seat) };
    const colour = this.named(table.game, 'colour', id);
    if (!name)
      return typeof colour === 'string'
        ? new Name(colour, String(seat))
        : new Name(colour.form('seat'), String(seat), colour.forms);
    // One person at several seats of one device: only the colour tells them apart.
    const twins = table.seats.filter((one) => one.name === name).length > 1;
    return new Name(twins ? this.format('seat.twin', { name, colour })! : name, String(seat));
  }

  private value(game: string, table: TableInfo | null, mark: string, value: Value): FluentVariable {
    if (value === null) return mark.endsWith('?') ? 'none' : '–';
    const kind = mark.replace(/(\[\])?\??$/, '');
    if (typeof value === 'string') return kind ? this.named(game, kind, value) : value;
    if (typeof value === 'number')
      return kind === 'seat' && table ? this.seat(table, value) : value;
    if (!Array.isArray(value))
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (table && (kind === 'points' || kind === 'scores')) {
      const paid = value
        .map((points, seat) => ({ points: Number(points), name: this.seat(table, seat) }))
        .filter((one) => one.points !== 0 || kind === 'scores')
        .map((one) => this.format('log.of', one)!);
      return paid.length ? this.list(paid) : this.t('log.nobody');
    }
    return this.list(value.map((one) => this.plain(this.value(game, table, kind, one))));
  }

  private plain(said: FluentVariable): string {
    return typeof said === 'number' ? this.numbers.format(said) : String(said);
  }
}
