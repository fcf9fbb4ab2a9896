// Where on a page one was, for whoever comes back to it: pages draw themselves late, and a browser
// has given up by then.

/** Milliseconds in which a page may still grow to where one was. */
const PATIENCE = 5000;
/** Milliseconds after which a page that was moved has come to rest. */
const REST = 150;

let resting = 0;
let stop: (() => void) | null = null;

function keep(): void {
  clearTimeout(resting);
  // While the page is on its way to where one was, it is not where one left it.
  if (!stop && (scrollY || history.state)) history.replaceState({ y: scrollY }, '');
}

/** Moves the page there as soon as it is long enough; a hand that moves it itself goes before. */
function restore(y: number): void {
  stop?.();
  const root = document.documentElement;
  const grown = new ResizeObserver(() => {
    if (root.scrollHeight < y + innerHeight) return;
    stop?.();
    scrollTo({ top: y, behavior: 'instant' });
  });
  const end = (): void => stop?.();
  const late = setTimeout(end, PATIENCE);
  const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  stop = () => {
    grown.disconnect();
    clearTimeout(late);
    signs.forEach((sign) => removeEventListener(sign, end, true));
    stop = null;
  };
  signs.forEach((sign) => addEventListener(sign, end, true));
  grown.observe(document.body);
}

addEventListener('scroll', () => {
  clearTimeout(resting);
  resting = window.setTimeout(keep, REST);
});
// What is pressed may lead away.
addEventListener('click', keep, true);
addEventListener('popstate', () => {
  const { y } = (history.state ?? {}) as { y?: number };
  if (typeof y === 'number') restore(y);
  // To a place of its own a page goes by itself.
  else if (!location.hash) scrollTo({ top: 0, behavior: 'instant' });
});
history.scrollRestoration = 'manual';
// A page that is loaded anew is put back by the browser.
addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

export {};
