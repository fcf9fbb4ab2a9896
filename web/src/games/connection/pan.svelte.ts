// Where the reader looks at the map: dragged, pinched, wheeled with Ctrl, tapped twice, or by buttons.
import { HIGH, type Point } from './geometry';

export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 5;
/** Pixels that a finger may tremble before a tap becomes a drag. */
const TREMBLE = 7;
/** Milliseconds between two taps that are one double tap. */
const DOUBLE = 320;
/** Pixels of a hex that a finger can hit, and that it hits with ease. */
const [FINGER, EASY] = [30, 44];

const span = (all: number[]): [number, number] => [Math.min(...all), Math.max(...all)];

export class Pan {
  /** How many times the map is enlarged; the point of it that lies in the middle. */
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  readonly #sheet: () => Sheet;
  /** Sheet units in one pixel of the screen, and where the sheet lies there. */
  readonly #frame: () => DOMMatrix | null;
  #fingers = new Map<number, Point>();
  #from: Point | null = null;
  #tap = { at: 0, point: [0, 0] as Point, enlarged: false };
  #finger = false;
  /** True from a drag to the click that ends it: that click means nothing. */
  dragged = false;

  constructor(sheet: () => Sheet, frame: () => DOMMatrix | null) {
    this.#sheet = sheet;
    this.#frame = frame;
    this.fit();
  }

  get transform(): string {
    const { x, y, width, height } = this.#sheet();
    const [mx, my] = [x + width / 2, y + height / 2];
    return `translate(${mx - this.x * this.scale} ${my - this.y * this.scale}) scale(${this.scale})`;
  }

  fit(): void {
    this.scale = 1;
    const { x, y, width, height } = this.#sheet();
    [this.x, this.y] = [x + width / 2, y + height / 2];
  }

  /** Enlarges so that a point of the screen stays where it is; without one, the middle does. */
  zoom(times: number, around?: Point): void {
    const next = Math.min(MOST, Math.max(1, this.scale * times));
    const [px, py] = around ? this.#onMap(around) : [this.x, this.y];
    const ratio = this.scale / next;
    this.scale = next;
    this.#look(px + (this.x - px) * ratio, py + (this.y - py) * ratio);
  }

  /** Where hexes are too small for a finger: enlarges these as far as all of them stay in sight, or are easily hit. */
  show(points: Point[]): void {
    if (!this.#small || points.length === 0) return;
    const { width, height } = this.#sheet();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, foot] = [...span(xs), ...span(ys)] as [number, number, number, number];
    const fits = Math.min(width / (right - left + 4 * HIGH), height / (foot - top + 4 * HIGH));
    this.zoom(Math.min(fits, EASY / this.#high));
    this.#look((left + right) / 2, (top + foot) / 2);
  }

  /** A tap where something could be done: true if a finger could not have meant one hex, and now they are larger. */
  enlarged(event: MouseEvent): boolean {
    if (!this.#finger || !this.#small) return false;
    this.zoom(EASY / this.#high, [event.clientX, event.clientY]);
    this.#tap.enlarged = true;
    return true;
  }

  /** Brings a point of the map into sight, if it is not: that part of the frame in which it has to lie. */
  reveal([px, py]: Point, part = 0.86): void {
    const { width, height } = this.#sheet();
    const [w, h] = [(width / 2 / this.scale) * part, (height / 2 / this.scale) * part];
    this.#look(
      Math.min(Math.max(this.x, px - w), px + w),
      Math.min(Math.max(this.y, py - h), py + h),
    );
  }

  down(event: PointerEvent): void {
    if (event.button > 0) return;
    this.#finger = event.pointerType !== 'mouse';
    this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.#fingers.size === 1) {
      this.#from = [event.clientX, event.clientY];
      this.dragged = false;
    }
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    this.#fingers.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (other) {
      this.dragged = true;
      const far = (a: Point): number => Math.hypot(a[0] - other[0], a[1] - other[1]);
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      this.zoom(far(now) / Math.max(1, far(before)), middle);
      this.#shift((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      return;
    }
    if (!this.dragged && this.#from) {
      if (Math.hypot(now[0] - this.#from[0], now[1] - this.#from[1]) < TREMBLE) return;
      this.dragged = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.#shift(now[0] - before[0], now[1] - before[1]);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (event.type !== 'pointerup' || event.pointerType === 'mouse' || this.dragged) return;
    const point: Point = [event.clientX, event.clientY];
    const near = Math.hypot(point[0] - this.#tap.point[0], point[1] - this.#tap.point[1]) < 30;
    if (near && event.timeStamp - this.#tap.at < DOUBLE) {
      this.dragged = true;
      if (this.#tap.enlarged) return;
      if (this.scale > 2.4) this.fit();
      else this.zoom(2, point);
      this.#tap = { at: 0, point, enlarged: false };
    } else this.#tap = { at: event.timeStamp, point, enlarged: false };
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
  }

  /** How many pixels of the screen a hex is high. */
  get #high(): number {
    return (this.#frame()?.a || 1) * this.scale * HIGH;
  }
  get #small(): boolean {
    return this.#high < FINGER;
  }

  #onMap([cx, cy]: Point): Point {
    const frame = this.#frame();
    if (!frame) return [this.x, this.y];
    const { x, y } = new DOMPoint(cx, cy).matrixTransform(frame.inverse());
    const sheet = this.#sheet();
    const [mx, my] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2];
    return [(x - mx) / this.scale + this.x, (y - my) / this.scale + this.y];
  }

  #shift(dx: number, dy: number): void {
    const unit = this.#frame()?.a || 1;
    this.#look(this.x - dx / unit / this.scale, this.y - dy / unit / this.scale);
  }

  #look(px: number, py: number): void {
    const { x, y, width, height } = this.#sheet();
    const [w, h] = [width / 2 / this.scale, height / 2 / this.scale];
    this.x = Math.min(Math.max(px, x + w), x + width - w);
    this.y = Math.min(Math.max(py, y + h), y + height - h);
  }
}
