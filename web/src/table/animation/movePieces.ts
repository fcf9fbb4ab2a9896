// Pieces that move: what lies elsewhere after a change than before it is seen to go there. A board
// names its pieces: `data-entity` is which one it is, `data-location` where it lies, and
// `data-source` which other entities it may come out of, when it was nowhere before. Of a pile
// (`data-pile`, with `data-count` pieces) one is seen to go to the entity `data-taker`, or to come
// from it.
import { flushSync } from 'svelte';

/** Where a piece lies, in words and on the page. */
interface Place {
  at: string;
  box: DOMRect;
}
type Drawn = HTMLElement | SVGGraphicsElement;

/**
 * Out of which entity a piece comes, '' if out of nothing that is drawn; null where it lies as
 * before, though the page moved.
 */
export function whence(
  before: ReadonlyMap<string, { at: string }>,
  { entity = '', location, source = '' }: DOMStringMap,
): string | null {
  const was = before.get(entity);
  if (was) return was.at === location ? null : entity;
  return source.split('|').find((one) => before.has(one)) ?? '';
}

const pieces = (): Drawn[] => [...document.querySelectorAll<Drawn>('[data-entity][data-location]')];

function places(): Map<string, Place> {
  const found = new Map<string, Place>();
  for (const one of pieces()) {
    const { entity = '', location = '' } = one.dataset;
    const box = one.getBoundingClientRect();
    if (box.width > 0 && !found.has(entity)) found.set(entity, { at: location, box });
  }
  return found;
}

const middle = ({ x, y, width, height }: DOMRect): [number, number] => [
  x + width / 2,
  y + height / 2,
];

/** The transform by which a piece lies where it came from, in its own units. */
function back(one: Drawn, from: DOMRect): string {
  const box = one.getBoundingClientRect();
  const [x, y] = middle(box);
  const [fromX, fromY] = middle(from);
  const scale = Math.min(3, Math.max(0.3, Math.sqrt(from.width / Math.max(1, box.width))));
  if (one instanceof HTMLElement) {
    const unit = box.width / Math.max(1, one.offsetWidth);
    return `translate(${(fromX - x) / unit}px, ${(fromY - y) / unit}px) scale(${scale})`;
  }
  const matrix = one.getScreenCTM()?.inverse() ?? new DOMMatrix();
  const here = new DOMPoint(x, y).matrixTransform(matrix);
  const there = new DOMPoint(fromX, fromY).matrixTransform(matrix);
  const [to, home] = [`${there.x}px, ${there.y}px`, `${-here.x}px, ${-here.y}px`];
  return `translate(${to}) scale(${scale}) translate(${home})`;
}

function move(one: Drawn, from: DOMRect | undefined, ms: number): () => void {
  // Its drawing may let it appear as well: here it comes from somewhere.
  one.getAnimations().forEach((other) => other.cancel());
  const start: Keyframe = from
    ? { transform: back(one, from), composite: 'add' }
    : { opacity: 0, offset: 0 };
  const end: Keyframe = from ? { transform: 'none', composite: 'add' } : { opacity: 1, offset: 1 };
  // A drawing cuts off what leaves it, but not while something comes to it from elsewhere; that
  // passes over all beside it.
  const frames: SVGElement[] = [];
  for (let frame = one.closest('svg'); from && frame;) {
    frames.push(frame);
    frame = frame.parentElement?.closest('svg') ?? null;
  }
  const above = { overflow: 'visible', position: 'relative', zIndex: '1' };
  frames.forEach(({ style }) => Object.assign(style, above));
  // The way is reckoned from the corner of the drawing, whatever its own arrival turns about.
  if (from && one instanceof SVGElement)
    Object.assign(one.style, { transformBox: 'view-box', transformOrigin: '0 0' });
  const moving = one.animate([start, end], { duration: ms, easing: 'ease-in-out' });
  return () => {
    moving.cancel();
    ['transform-box', 'transform-origin'].forEach((name) => one.style.removeProperty(name));
    for (const { style } of frames)
      ['overflow', 'position', 'z-index'].forEach((name) => style.removeProperty(name));
  };
}

export interface Pile {
  count: number;
  taker: string;
}
const drawnPiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-pile]')];
const piles = (): Map<string, Pile> =>
  new Map(
    drawnPiles().map(({ dataset: { pile = '', count, taker = '' } }) => [
      pile,
      { count: Number(count), taker },
    ]),
  );

/** Who gave to a pile or took from it, and which of the two; null where nothing changed. */
export function given(
  before: ReadonlyMap<string, Pile>,
  { pile = '', count }: DOMStringMap,
): { taker: string; took: boolean } | null {
  const was = before.get(pile);
  const more = was ? Number(count) - was.count : 0;
  return was && more ? { taker: was.taker, took: more < 0 } : null;
}

/** A copy of `sign` goes from one place of the page to another. */
function send(sign: Element, from: DOMRect, to: DOMRect, ms: number): () => void {
  const one = sign.cloneNode(true) as SVGElement;
  one.setAttribute('aria-hidden', 'true');
  Object.assign(one.style, { position: 'fixed', inset: '0 auto auto 0', pointerEvents: 'none' });
  one.style.zIndex = '9';
  sign.parentElement!.append(one);
  const [x, y] = middle(one.getBoundingClientRect());
  const [start, end] = [from, to].map((box) => {
    const [boxX, boxY] = middle(box);
    return { transform: `translate(${boxX - x}px, ${boxY - y}px)` };
  });
  const moving = one.animate([start!, end!], { duration: ms, easing: 'ease-in-out' });
  const gone = (): void => one.remove();
  moving.onfinish = gone;
  return gone;
}

/** Makes a change, moves what it moved, and gives what ends the movement at once. */
export function movePieces(change: () => void, ms: number): () => void {
  const [before, held] = [places(), piles()];
  change();
  flushSync();
  const moved = new Set<string>();
  const ends = pieces().flatMap((one) => {
    const { entity } = one.dataset;
    const out = whence(before, one.dataset);
    if (out === null || moved.has(entity!)) return [];
    moved.add(entity!);
    return [move(one, before.get(out)?.box, ms)];
  });
  for (const pile of drawnPiles()) {
    const gift = given(held, pile.dataset);
    const taker = gift && before.get(gift.taker)?.box;
    const sign = pile.querySelector('svg');
    const here = sign?.getBoundingClientRect();
    if (!taker || !sign || !here?.width) continue;
    const [from, to] = gift.took ? [here, taker] : [taker, here];
    ends.push(send(sign, from, to, ms));
  }
  return () => ends.forEach((end) => end());
}
