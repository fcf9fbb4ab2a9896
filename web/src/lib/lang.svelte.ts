// The one language of the page: reactive, so that a switch at the table redraws every sentence.
import { api } from './api';
import { NO_WORDS, Speaker, type Locale } from './i18n';
import type { Args, Event, Message, TableInfo } from './protocol';

let speaker = $state.raw(new Speaker('en', NO_WORDS));
let ready = $state(false);

export const lang = {
  get now() {
    return speaker.lang;
  },
  get words() {
    return speaker;
  },
  get ready() {
    return ready;
  },
  /** Every language that there is. */
  get all() {
    return speaker.languages;
  },
  /** What a language calls itself. */
  own(code: string): string {
    const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  },
};

let wanted = '';
export async function setLanguage(code: string): Promise<void> {
  wanted = code;
  const words = await api.get<Locale>(`/api/locales/${code}`);
  if (wanted !== code) return;
  speaker = new Speaker(code, words);
  document.documentElement.lang = code;
  ready = true;
}

export const t = (key: string, args?: Args): string => speaker.t(key, args);
export const say = (game: string, message: Message, table: TableInfo | null): string =>
  speaker.say(game, message, table);
export const tEvent = (game: string, event: Event, table: TableInfo): string =>
  speaker.tEvent(game, event, table);
export const seatName = (table: TableInfo, seat: number): string => speaker.seatName(table, seat);
export const word = (game: string, kinds: string, id: string): string =>
  speaker.word(game, kinds, id);
/** Several things, as the language lists them. */
export const list = (words: string[]): string => speaker.list(words);
export const kindsOf = (key: string): { [name: string]: string } => speaker.kinds(key);
export const hasWord = (key: string): boolean => speaker.has(key);

/** A number with a real minus, and with its plus when it is a change. */
export const signed = (n: number, plus = true): string =>
  n < 0 ? `−${-n}` : plus ? `+${n}` : `${n}`;
