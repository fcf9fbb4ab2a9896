// Where the keyboard goes next on a board.
import { tick } from 'svelte';

/**
 * Whether the keyboard stands nowhere: on nothing, on the prompt, or on something that can no
 * longer be done.
 */
export function idle(): boolean {
  const { activeElement: here, body } = document;
  return here === null || here === body || here.matches('main, .prompt, [aria-disabled="true"]');
}

/** Whether the focus waits on the prompt: where there is something to do, it goes on from there. */
export const prompted = (): boolean => document.activeElement?.matches('main, .prompt') === true;

/**
 * Focus the first match below `root`, or the `nth` from there on, once the page stands as it
 * should, and not a moment later: an arrow pressed in between
 * would be taken for a step through the game.
 */
export async function focus(
  root: HTMLElement | undefined,
  selector: string,
  nth = 0,
): Promise<void> {
  await tick();
  root?.querySelectorAll<HTMLElement | SVGElement>(selector)[nth]?.focus();
}
