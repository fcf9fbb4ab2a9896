import { lang } from '../lib/lang.svelte';

/** A moment in Unix seconds, as the reader's language writes it. */
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(lang.now, { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
