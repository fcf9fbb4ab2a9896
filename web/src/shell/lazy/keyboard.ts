// What a keyboard needs and a mouse does not: the focus never falls on the page as a whole, and a
// key that is held down does nothing a second time. Loaded with the first key.
import { tick } from 'svelte';

let keyboard = true;
const PRESSED = 'button, a, summary, [role="button"]';

/** A key that is held repeats itself: what it would press next has not been read. */
function held(event: KeyboardEvent): void {
  keyboard = true;
  const { key, repeat, target } = event;
  if (!repeat || (key !== 'Enter' && key !== ' ')) return;
  if (!(target as Element).closest(PRESSED)) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Whatever had the focus is gone: the prompt says what comes next; a board may lead on from there.
 */
async function land(): Promise<void> {
  await tick();
  if (!keyboard || !document.activeElement?.matches('body, main')) return;
  if (document.querySelector('dialog[open]')) return;
  const to = document.querySelector<HTMLElement>('.prompt') ?? document.querySelector('main');
  to?.focus({ preventScroll: true });
}

let soon = 0;
function changed(): void {
  clearTimeout(soon);
  soon = window.setTimeout(() => void land(), 40);
}

changed();
addEventListener('keydown', held, true);
addEventListener('pointerdown', () => (keyboard = false), true);
new MutationObserver(changed).observe(document.body, {
  childList: true,
  subtree: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
});
