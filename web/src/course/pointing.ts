// What the teacher points at: which parts of the board, and what they are called.

/** Everything that one of the selectors finds and that can be seen, in their order. */
export const pointedAt = <T extends Element>(board: HTMLElement, point: string[]): T[] =>
  point
    .flatMap((selector) => [...board.querySelectorAll<T>(selector)])
    .filter((one) => boxesOf(one).length > 0);

/** Whether an element is laid out as if its children stood in its place. */
const open = (one: Element): boolean => getComputedStyle(one).display === 'contents';

/** Where an element can be seen; what has no box of its own is where its children are. */
export function boxesOf(one: Element): DOMRect[] {
  if (open(one)) return [...one.children].flatMap(boxesOf);
  const box = one.getBoundingClientRect();
  return box.width > 0 ? [box] : [];
}

/** The attributes that say what an element is called. */
export const NAMING = ['aria-label', 'data-name', 'aria-hidden'];

/**
 * What a screen reader would say of an element: its name, that in `data-name` where what is spoken
 * of it stands elsewhere, else what can be read in it.
 */
export function nameOf(one: Node): string {
  if (one instanceof Element) {
    if (one.getAttribute('aria-hidden') === 'true') return '';
    if (one.checkVisibility?.() === false && !open(one)) return '';
    const label = one.getAttribute('aria-label') ?? one.getAttribute('data-name');
    if (label) return label;
  } else if (one.nodeType === Node.TEXT_NODE) return one.nodeValue ?? '';
  return [...one.childNodes].map(nameOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Brings an element into sight, below what covers the top of the page down to `top`. */
export function bringIntoSight(one: Element, top: number): void {
  if (open(one)) return void (one.firstElementChild && bringIntoSight(one.firstElementChild, top));
  const at = one.getBoundingClientRect();
  if (at.top >= top && at.bottom <= innerHeight) return;
  one.scrollIntoView({ block: 'center' });
  const under = top + 12 - one.getBoundingClientRect().top;
  if (under > 0) scrollBy(0, -under);
}
