import { lang } from '../lib/lang.svelte';

/** A moment in Unix seconds, as the language writes it. */
export const when = (seconds: number): string =>
  new Intl.DateTimeFormat(lang.now, { dateStyle: 'medium', timeStyle: 'short' }).format(
    seconds * 1000,
  );
