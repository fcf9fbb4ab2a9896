// One movement in time, which may be cut short.
export const skipped = Symbol('skipped');

// What the movement before took longer than it should, on a machine that draws few frames.
let late = 0;

/**
 * Calls `draw` with 0 to 1 on every frame for `ms`; rejects with `skipped` as soon as `alive` says
 * no.
 */
export function tween(ms: number, draw: (t: number) => void, alive: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = performance.now() - late;
    late = 0;
    const step = (): void => {
      if (!alive()) return reject(skipped);
      const past = performance.now() - begin;
      const t = ms <= 0 ? 1 : Math.min(1, past / ms);
      draw(t);
      if (t < 1) requestAnimationFrame(step);
      else {
        late = Math.min(200, past - ms);
        resolve();
      }
    };
    requestAnimationFrame(step);
  });
}
