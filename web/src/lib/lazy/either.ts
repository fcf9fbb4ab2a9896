// Numbers of which one is chosen, as the language says it: "2, 3 or 4".
import { lang } from '../lang.svelte';

export const either = (numbers: number[]): string =>
  new Intl.ListFormat(lang.now, { type: 'disjunction' }).format(numbers.map(String));
