// How the reader looks round a board: wheel, two fingers, dragging, keys, double tap. The
// arithmetic is in moves.ts.
import { drawnAt, pinch, shift } from './moves';
import { EASY, FINGER, type Point } from './sheet';
import type { Zoom } from './zoom.svelte';

/** Pixels that a pointer may tremble before a tap becomes a drag. */
const TREMBLE = 7;
/** Milliseconds between two taps that are one double tap, and pixels. */
const [DOUBLE, CLOSE] = [320, 30];
/** How many times a button or a key enlarges, and what part of the frame an arrow key moves. */
export const STEP = 1.5;
const WAY = 0.25;
const ARROWS: { [key: string]: Point } = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const TYPING = 'input:not([type=range]), textarea, select, dialog, [contenteditable]';

/** Pixels that a page may be too high without being one that somebody scrolls. */
const SLACK = 16;

/** Whether the wheel would move nothing here. */
function still(node: Element): boolean {
  for (let one: Element | null = node; one; one = one.parentElement) {
    const root = one === document.documentElement;
    const scrolls = root || /auto|scroll/.test(getComputedStyle(one).overflowY);
    if (scrolls && one.scrollHeight > one.clientHeight + SLACK) return false;
  }
  return true;
}

/** Makes the board round which `node` stands obey; returns what ends that. */
export function gestures(zoom: Zoom, node: HTMLElement): () => void {
  const fingers = new Map<number, Point>();
  let from: Point = [0, 0];
  let tap = { at: 0, point: from, enlarged: false };
  let finger = false;
  /** From a drag to the click that ends it: that click means nothing. */
  let dragged = false;

  const onBoard = (target: EventTarget | null): boolean =>
    zoom.drawing?.contains(target as Node) === true;
  function inFrame([x, y]: Point): Point {
    const { unit, left, top } = zoom.scaling;
    return [(x - left) / unit, (y - top) / unit];
  }
  const drawn = (point: Point): Point => drawnAt(zoom.of.sheet(), zoom.sight, inFrame(point));
  /** Moves by units of the whole view. */
  const move = (dx: number, dy: number): void => {
    zoom.sight = shift(zoom.of.sheet(), zoom.sight, dx, dy);
  };
  /** How large, in pixels, is what a tap there would do; null where it would do nothing. */
  function size(hit: Element): number | null {
    const { grain } = zoom.of;
    const units = grain?.(hit) ?? null;
    if (grain) return units === null ? null : units * zoom.scaling.unit * zoom.scale;
    const box = hit.closest('[role=button]')?.getBoundingClientRect();
    return box ? Math.min(box.width, box.height) : null;
  }

  function down(event: PointerEvent): void {
    if (fingers.size === 0) dragged = false; // on a button of the zoom as well
    if (event.button > 0 || !onBoard(event.target)) return;
    finger = event.pointerType !== 'mouse';
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (fingers.size === 1) from = [event.clientX, event.clientY];
  }

  function moved(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    // Let go where nobody told of it, as outside the window.
    if (!before || !event.buttons) return void fingers.delete(event.pointerId);
    const now: Point = [event.clientX, event.clientY];
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      dragged = true;
      const still = inFrame(other);
      const [was, is] = [inFrame(before), inFrame(now)];
      zoom.sight = pinch(zoom.of.sheet(), zoom.sight, [was, still], [is, still]);
      zoom.lent = false;
      return;
    }
    if (zoom.scale === 1) return;
    if (!dragged) {
      if (Math.hypot(now[0] - from[0], now[1] - from[1]) < TREMBLE) return;
      dragged = true;
      node.setPointerCapture(event.pointerId);
    }
    const [{ unit }, { scale, y }] = [zoom.scaling, zoom.sight];
    const down = now[1] - before[1];
    move((now[0] - before[0]) / unit, down / unit);
    // At its edge the board lets the page go on, so that nobody is caught on it.
    const left = down - (y - zoom.sight.y) * scale * unit;
    if (finger && Math.abs(left) > 0.5) scrollBy(0, -left);
  }

  function up(event: PointerEvent): void {
    const known = fingers.delete(event.pointerId);
    if (!known || event.type !== 'pointerup' || !finger || dragged) return;
    const point: Point = [event.clientX, event.clientY];
    const close = Math.hypot(point[0] - tap.point[0], point[1] - tap.point[1]) < CLOSE;
    const twice = close && event.timeStamp - tap.at < DOUBLE;
    const { enlarged } = tap;
    tap = { at: event.timeStamp, point, enlarged: false };
    // The second tap of two on what was too small is part of the first; where a tap acts, two act.
    if (twice && enlarged) dragged = true;
    else if (twice && size(event.target as Element) === null) {
      dragged = true;
      tap.at = 0;
      if (zoom.scale > 2.4) zoom.fit();
      else zoom.enlarge(2, drawn(point));
    }
  }

  /**
   * A click that ends a drag goes nowhere; a tap that could mean several things enlarges them
   * instead.
   */
  function click(event: MouseEvent): void {
    const hit = event.target as Element;
    if (event.detail === 0) return; // a keyboard or a screen reader
    if (dragged) dragged = false;
    else {
      const pixels = finger && onBoard(hit) ? (size(hit) ?? FINGER) : FINGER;
      if (pixels >= FINGER) return;
      zoom.enlarge(EASY / pixels, drawn([event.clientX, event.clientY]));
      zoom.lent = tap.enlarged = true;
      zoom.of.onnear?.(hit);
    }
    event.stopPropagation();
    event.preventDefault();
  }

  /** With Ctrl or Cmd, or where the wheel would not scroll anything. */
  function wheel(event: WheelEvent): void {
    if (event.defaultPrevented || !onBoard(event.target)) return;
    if (!event.ctrlKey && !event.metaKey && !still(node)) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1);
    zoom.enlarge(Math.exp(-pixels / 300), drawn([event.clientX, event.clientY]));
  }

  /** + and - and 0; Shift and an arrow move what is enlarged. */
  function keys(event: KeyboardEvent): void {
    const { key } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest?.(TYPING) || !node.checkVisibility()) return;
    const way = event.shiftKey && zoom.scale > 1 ? ARROWS[key] : undefined;
    const { width, height } = zoom.of.sheet();
    if (way) move(way[0] * width * WAY, way[1] * height * WAY);
    else if (key === '+' || key === '=') zoom.enlarge(STEP);
    else if (key === '-') zoom.enlarge(1 / STEP);
    else {
      if (key === '0') zoom.fit(); // a number that leads to something may end with it as well
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  /** What is reached by keyboard comes into sight. */
  function focused({ target }: FocusEvent): void {
    const found = target as Element;
    if (zoom.scale === 1 || !onBoard(found) || !found.matches(':focus-visible')) return;
    const { x, y, width, height } = found.getBoundingClientRect();
    zoom.reveal(drawn([x + width / 2, y + height / 2]), 0.8);
  }

  const stop = new AbortController();
  const { signal } = stop;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', moved, { signal });
  node.addEventListener('pointerup', up, { signal });
  node.addEventListener('pointercancel', up, { signal });
  node.addEventListener('click', click, { signal, capture: true });
  node.addEventListener('wheel', wheel, { signal, passive: false });
  node.addEventListener('focusin', focused, { signal });
  addEventListener('keydown', keys, { signal, capture: true });
  return () => stop.abort();
}
