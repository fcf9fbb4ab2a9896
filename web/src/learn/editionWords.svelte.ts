// The words of an edition, which come with its page; all others as everywhere.
import { t as every } from '../lib/lang.svelte';
import { wordsOf } from '../lib/lazy/words';
import type { Args } from '../lib/protocol';

let own = $state.raw<typeof every | null>(null);

export const words = {
  get ready() {
    return own !== null;
  },
};

/** Loads them in the language of the page. */
export async function load(): Promise<void> {
  own = await wordsOf('edition');
}

export const t = (key: string, args?: Args): string =>
  key.startsWith('edition.') ? (own?.(key, args) ?? '') : every(key, args);
