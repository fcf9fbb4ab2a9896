// Which games this device has been shown in one minute, and the one that is being shown now.
import { store, stored } from './prefs.svelte';

const KEY = 'learned';
const known = (): string[] => (stored(KEY) ?? '').split(' ').filter(Boolean);

let game = $state<string | null>(null);

export const learning = {
  /** The game being explained, null when none is. */
  get game() {
    return game;
  },
};

export function teach(id: string): void {
  game = id;
}

/** Explains a game to whoever has never seen it explained. */
export function greet(id: string): void {
  if (!known().includes(id)) teach(id);
}

/** Closed, read to its end or not: it is not offered a second time. */
export function learned(id: string): void {
  game = null;
  if (!known().includes(id)) store(KEY, [...known(), id].join(' '));
}
