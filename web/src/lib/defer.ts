// Parts of a page that it can do without for a while.
const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown'];

/** Loads what a page can be looked at without: for fingers at once, else at the first sign of a
 *  hand, or when all else is long there. Without a network it waits until there is one. */
export const defer = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise((done) => {
    const go = (): void => {
      clearTimeout(wait);
      SIGNS.forEach((sign) => removeEventListener(sign, go, true));
      if (navigator.onLine) load().then(done, again);
      else addEventListener('online', go, { once: true });
    };
    let wait: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      wait = setTimeout(go, 4000);
      SIGNS.forEach((sign) => addEventListener(sign, go, true));
    };
    if (matchMedia('(pointer: coarse)').matches) go();
    else again();
  });
