// Which games this device has been shown in one minute, and the one that is being shown now.
import { store, stored } from './prefs.svelte';

const KEY = 'learned';
const known = (): string[] => (stored(KEY) ?? '').split(' ').filter(Boolean);

let game = $state<string | null>(null);

export const tutorial = {
  /** The game being explained, null when none is. */
  get game() {
    return game;
  },
};

export function openTutorial(id: string): void {
  game = id;
}

/** Explains a game to whoever has never seen it explained. */
export function offerTutorial(id: string): void {
  if (!known().includes(id)) openTutorial(id);
}

/** Closed, read to its end or not: it is not offered a second time. */
export function closeTutorial(id: string): void {
  game = null;
  if (!known().includes(id)) store(KEY, [...known(), id].join(' '));
}
