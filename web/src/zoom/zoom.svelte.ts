// What of a board is in sight now. How it is enlarged and moved by hand comes with the buttons:
// gestures.ts.
import { untrack } from 'svelte';
import {
  boxOf,
  enlarge,
  near,
  reveal,
  transformOf,
  whole,
  type Point,
  type Sheet,
  type Sight,
} from './sheet';

export interface Zoomed {
  /** What the whole view shows of the drawing, in its units. */
  sheet: () => Sheet;
  /** The `viewBox`, where a frame that stays as it is runs round the sheet. */
  frame?: () => Sheet;
  /** How large what a tap there would do is, in those units; null where it would do nothing. */
  grain?: (hit: Element) => number | null;
  /** A tap that a finger could not have meant has only enlarged. */
  onnear?: (hit: Element) => void;
}

export class Zoom {
  sight = $state.raw<Sight>({ scale: 1, x: 0, y: 0 });
  /** Enlarged for a finger's sake, not by the reader's wish. */
  lent = false;
  /** The element round the board's `<svg>`. */
  node: HTMLElement | null = null;
  readonly of: Zoomed;

  constructor(of: Zoomed) {
    this.of = of;
    this.fit();
  }

  get scale(): number {
    return this.sight.scale;
  }
  /** For an `<svg>` that is enlarged whole: text in it stays sharp. */
  get viewBox(): string {
    return boxOf(this.of.sheet(), this.sight);
  }
  /** For what is enlarged within a frame. */
  get transform(): string {
    return transformOf(this.of.sheet(), this.sight);
  }
  get drawing(): SVGSVGElement | null {
    return this.node?.querySelector(':scope > svg') ?? null;
  }
  /** Pixels in a unit of the whole view, and where its point 0,0 lies on the screen. */
  get scaling(): { unit: number; left: number; top: number } {
    const box = this.drawing?.getBoundingClientRect();
    const { x, y, width, height } = this.of.frame?.() ?? this.of.sheet();
    if (!box?.width) return { unit: 1, left: 0, top: 0 };
    const unit = Math.min(box.width / width, box.height / height);
    return {
      unit,
      left: box.x + (box.width - width * unit) / 2 - x * unit,
      top: box.y + (box.height - height * unit) / 2 - y * unit,
    };
  }

  fit(): void {
    this.sight = whole(this.of.sheet());
    this.lent = false;
  }
  /** Enlarges; a point of the drawing stays where it is, or the middle does. */
  enlarge(times: number, still?: Point): void {
    this.sight = enlarge(this.of.sheet(), this.sight, times, still);
    this.lent = false;
  }
  /** What was enlarged only for a finger is seen whole again. */
  rest(): void {
    if (this.lent) this.fit();
  }
  /** Shows these points as large as a finger needs. */
  show(points: readonly Point[], size: number): void {
    const before = this.scale;
    this.sight = near(this.of.sheet(), this.sight, points, size, this.scaling.unit);
    this.lent ||= this.scale !== before;
  }
  reveal(point: Point, part?: number): void {
    this.sight = reveal(this.of.sheet(), this.sight, point, part);
  }

  /** For the element round the board's `<svg>` and the buttons: `use:zoom.on`. */
  readonly on = (node: HTMLElement): void => {
    this.node = node;
    $effect(() => {
      // A finger scrolls the page over a whole board; over an enlarged one it moves the board.
      node.style.touchAction = this.scale > 1 ? 'none' : 'pan-x pan-y';
      node.style.cursor = this.scale > 1 ? 'grab' : '';
    });
    // An update of the board leaves the sight as it is; a drawing of another shape is seen whole
    // first.
    const shape = $derived(Object.values(this.of.sheet()).join());
    $effect(() => {
      void shape;
      untrack(() => this.fit());
    });
  };
}
