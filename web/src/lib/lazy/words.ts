// The words of a part of the site that is not always on show: loaded with it, in the language of
// the page, and anew when that changes.
import { api } from '../api';
import { Speaker, type Locale } from '../i18n';
import { hasWord, lang, say } from '../lang.svelte';
import type { Translate } from '../board';
import type { Message } from '../protocol';

const loading: { [path: string]: Promise<Translate> | undefined } = {};

/** The words of `part`, once they are there: await it in the component with the part's name. */
export function wordsOf(part: string): Promise<Translate> {
  const code = lang.now;
  const path = `/api/locales/${code}/${part}`;
  // Always the same promise: whoever awaits another one is drawn anew, and loses what was typed.
  return (loading[path] ??= api
    .get<Locale>(path)
    .then((locale) => new Speaker(code, locale).t)
    .catch((error: unknown) => {
      loading[path] = undefined;
      throw error;
    }));
}

/** A message of the server, which may be among the words of a part. */
export const saidIn = (w: Translate, message: Message): string =>
  hasWord(message.key) ? say('', message, null) : w(message.key, message.args);
