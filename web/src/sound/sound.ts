// Sounds as far as the page needs them at once: whether they are wanted, and nothing before
// somebody has touched the page.
import { volume } from '../lib/prefs.svelte';
import type { Session } from '../lib/session';

type Sounds = typeof import('./sounds');

let sounds: Sounds | null = null;
let known: Session | null = null;
let touched = false;

export async function begin(): Promise<void> {
  touched = true;
  if (volume() === 0 || sounds) return;
  sounds = await import('./sounds');
  if (known) sounds.hear(known);
}
for (const gesture of ['pointerdown', 'keydown'])
  addEventListener(gesture, () => !touched && void begin(), { capture: true });

/** Something to hear has happened. */
export const play = (cue: Parameters<Sounds['play']>[0]): void => void sounds?.play(cue);
/** What a table tells now, after what it told before. */
export function hear(now: Session): void {
  known = now;
  sounds?.hear(now);
}
