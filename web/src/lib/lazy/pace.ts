// How fast what others do is shown, as this device prefers it.
import { store, stored } from '../prefs.svelte';

export const PACES = ['normal', 'quick', 'off'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'pace';

export function pace(): Pace {
  const kept = stored(KEY);
  return PACES.find((one) => one === kept) ?? 'normal';
}

export const setPace = (next: Pace): void => store(KEY, next === 'normal' ? null : next);
