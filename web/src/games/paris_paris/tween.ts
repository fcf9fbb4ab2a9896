// One movement in time, which may be cut short.
export const skipped = Symbol('skipped');

/** Calls `draw` with 0 to 1 on every frame for `ms`; rejects with `skipped` as soon as `alive` says no. */
export function tween(ms: number, draw: (t: number) => void, alive: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let begin: number | null = null;
    const step = (now: number): void => {
      if (!alive()) return reject(skipped);
      begin ??= now;
      const t = ms <= 0 ? 1 : Math.min(1, (now - begin) / ms);
      draw(t);
      if (t < 1) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}
