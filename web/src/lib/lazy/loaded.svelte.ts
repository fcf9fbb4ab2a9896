// What a page waits for before it shows anything: words of parts of the site, and an answer.
import { api } from '../api';
import { wordsOf } from './words';
import type { Translate } from '../board';

/** To be made while a component is: the words follow the language of the page. */
export class Loaded<Answer, Name extends string> {
  /** Of each part by the name that it was given, once all are there. */
  words = $state.raw<Record<Name, Translate>>();
  answer = $state.raw<Answer>();
  /** Something did not come. */
  missing = $state(false);

  constructor(path: string, parts: Record<Name, string>) {
    const miss = (): void => void (this.missing = true);
    $effect(() => {
      const each = Object.entries<string>(parts).map(
        async ([name, part]) => [name, await wordsOf(part)] as const,
      );
      Promise.all(each).then((found) => {
        this.words = Object.fromEntries(found) as Record<Name, Translate>;
      }, miss);
    });
    api.get<Answer>(path).then((answer) => (this.answer = answer), miss);
  }
}
