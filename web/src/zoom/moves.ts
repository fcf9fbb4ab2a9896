// How a pointer, two fingers and a drag change what is in sight. Pure; loaded with the gestures.
import { enlarge, whole, within, type Point, type Sheet, type Sight } from './sheet';

/** Where a point in the frame, in units of the whole view, lies in the drawing. */
export function drawnAt(sheet: Sheet, { scale, x, y }: Sight, [fx, fy]: Point): Point {
  const middle = whole(sheet);
  return [(fx - middle.x) / scale + x, (fy - middle.y) / scale + y];
}

/** Moves the drawing by units of the whole view: to the right and down. */
export const shift = (sheet: Sheet, { scale, x, y }: Sight, dx: number, dy: number): Sight =>
  within(sheet, { scale, x: x - dx / scale, y: y - dy / scale });

/** Two fingers that go from one pair of points to another: what lay under them still does. */
export function pinch(sheet: Sheet, sight: Sight, from: [Point, Point], to: [Point, Point]): Sight {
  const far = ([a, b]: [Point, Point]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const middle = ([a, b]: [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [before, after] = [middle(from), middle(to)];
  const times = far(to) / Math.max(1e-6, far(from));
  const near = enlarge(sheet, sight, times, drawnAt(sheet, sight, before));
  return shift(sheet, near, after[0] - before[0], after[1] - before[1]);
}
