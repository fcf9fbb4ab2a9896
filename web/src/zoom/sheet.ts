// What of a drawing is in sight: how many times it is enlarged, and the point of it in the middle
// of its frame. Pure.
export type Point = readonly [number, number];

/** The part of a drawing that one sees at its whole view, in the units of the drawing. */
export interface Sheet {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

/** How many times a drawing may be enlarged. */
export const MAX_SCALE = 5;
/** Pixels of a target that a finger can hit, and that it hits with ease. */
export const [FINGER, EASY] = [32, 44];

const span = (all: number[]): [number, number] => [Math.min(...all), Math.max(...all)];

export const whole = ({ x, y, width, height }: Sheet): Sight => ({
  scale: 1,
  x: x + width / 2,
  y: y + height / 2,
});

/**
 * The sight nearest to one that was asked for of which the frame shows nothing outside of the
 * drawing.
 */
export function within({ x, y, width, height }: Sheet, sight: Sight): Sight {
  const scale = Math.min(MAX_SCALE, Math.max(1, sight.scale));
  const [w, h] = [width / 2 / scale, height / 2 / scale];
  return {
    scale,
    x: Math.min(Math.max(sight.x, x + w), x + width - w),
    y: Math.min(Math.max(sight.y, y + h), y + height - h),
  };
}

/** Enlarges so that a point of the drawing stays where it is; without one, the middle does. */
export function enlarge(sheet: Sheet, sight: Sight, times: number, still?: Point): Sight {
  const scale = Math.min(MAX_SCALE, Math.max(1, sight.scale * times));
  const [px, py] = still ?? [sight.x, sight.y];
  const ratio = sight.scale / scale;
  return within(sheet, {
    scale,
    x: px + (sight.x - px) * ratio,
    y: py + (sight.y - py) * ratio,
  });
}

/** Brings a point into sight, if it is not: that part of the frame in which it has to lie. */
export function reveal(sheet: Sheet, sight: Sight, [px, py]: Point, part = 0.86): Sight {
  const [w, h] = [(sheet.width / 2 / sight.scale) * part, (sheet.height / 2 / sight.scale) * part];
  return within(sheet, {
    scale: sight.scale,
    x: Math.min(Math.max(sight.x, px - w), px + w),
    y: Math.min(Math.max(sight.y, py - h), py + h),
  });
}

/**
 * Where targets `size` units large are too small for a finger: these enlarged as far as all of them
 * stay in sight, or
 * are hit with ease. `unit`: pixels in one unit of the whole view.
 */
export function near(
  sheet: Sheet,
  sight: Sight,
  points: readonly Point[],
  size: number,
  unit: number,
): Sight {
  const pixels = unit * sight.scale * size;
  if (pixels >= FINGER || points.length === 0) return sight;
  const [left, right] = span(points.map(([x]) => x));
  const [top, foot] = span(points.map(([, y]) => y));
  const fits = Math.min(
    sheet.width / (right - left + 4 * size),
    sheet.height / (foot - top + 4 * size),
  );
  const times = Math.min(fits, EASY / pixels);
  const { scale } = enlarge(sheet, sight, times);
  return within(sheet, { scale, x: (left + right) / 2, y: (top + foot) / 2 });
}

/** What is in sight as a `viewBox`. */
export function boxOf({ width, height }: Sheet, { scale, x, y }: Sight): string {
  const [w, h] = [width / scale, height / scale];
  return `${x - w / 2} ${y - h / 2} ${w} ${h}`;
}

/** What is in sight as a transform of what is drawn in a frame that stays. */
export function transformOf(sheet: Sheet, { scale, x, y }: Sight): string {
  const middle = whole(sheet);
  return `translate(${middle.x - x * scale} ${middle.y - y * scale}) scale(${scale})`;
}
