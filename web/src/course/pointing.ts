// What the teacher points at: which parts of the board, and what they are called.

/** Everything that one of the selectors finds and that can be seen, in their order. */
export const pointedAt = <T extends Element>(board: HTMLElement, point: string[]): T[] =>
  point
    .flatMap((selector) => [...board.querySelectorAll<T>(selector)])
    .filter((one) => one.getBoundingClientRect().width > 0);

/**
 * What a screen reader would say of an element: its name, that in `data-name` where what is spoken
 * of it stands elsewhere, else what can be read in it.
 */
export function nameOf(one: Node): string {
  if (one instanceof Element) {
    if (one.getAttribute('aria-hidden') === 'true' || one.checkVisibility?.() === false) return '';
    const label = one.getAttribute('aria-label') ?? one.getAttribute('data-name');
    if (label) return label;
  } else if (one.nodeType === Node.TEXT_NODE) return one.nodeValue ?? '';
  return [...one.childNodes].map(nameOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Brings an element into sight, below what covers the top of the page down to `top`. */
export function bringIntoSight(one: Element, top: number): void {
  const at = one.getBoundingClientRect();
  if (at.top >= top && at.bottom <= innerHeight) return;
  one.scrollIntoView({ block: 'center' });
  const under = top + 12 - one.getBoundingClientRect().top;
  if (under > 0) scrollBy(0, -under);
}
