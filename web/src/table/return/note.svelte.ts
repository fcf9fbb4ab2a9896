// One's own note at a table: seen by nobody else, kept while one types.
import { api } from '../../lib/api';
import { say } from '../../lib/lang.svelte';
import { failed } from '../../lib/toasts.svelte';
import type { Note } from '../../lib/protocol';

/** Milliseconds without a letter after which it is kept. */
const RESTS = 1000;

export const MOST = 300;

export class OwnNote {
  text = $state('');
  /** Whether what is written has been kept since it was last changed. */
  state = $state<'known' | 'changed' | 'kept'>('known');
  /** Once it is known what was noted before. */
  readonly ready: Promise<void>;
  readonly #address: string;
  #timer = 0;

  constructor(table: string) {
    this.#address = `/api/tables/${table}/note`;
    this.ready = api.get<Note>(this.#address).then(
      ({ text }) => {
        if (this.state === 'known') this.text = text;
      },
      () => {},
    );
  }

  write(text: string): void {
    this.text = text;
    this.state = 'changed';
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.keep, RESTS);
  }

  keep = async (): Promise<void> => {
    clearTimeout(this.#timer);
    if (this.state !== 'changed') return;
    const { text } = this;
    try {
      await api.post<Note>(this.#address, { text });
      if (this.text === text) this.state = 'kept';
    } catch (error) {
      failed(error, (message) => say('', message, null));
    }
  };

  /** The page goes, and waits for no answer. */
  leave = (): void => {
    clearTimeout(this.#timer);
    if (this.state !== 'changed') return;
    const body = new Blob([JSON.stringify({ text: this.text })], { type: 'application/json' });
    if (navigator.sendBeacon(this.#address, body)) this.state = 'kept';
  };
}
