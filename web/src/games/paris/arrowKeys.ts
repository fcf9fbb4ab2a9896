// The arrow keys on the board: from one place to the nearest in a direction, whether anything may
// be done there or not.
const WAYS: { [key: string]: [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const placeOf = (spot: Element): [number, number] =>
  (spot.getAttribute('data-at') ?? '0 0').split(' ').map(Number) as [number, number];

/** Moves the focus to the next place of `board` that `event` points at. */
export function walk(board: Element, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here?.hasAttribute('data-at') || event.altKey || event.ctrlKey || event.metaKey)
    return;
  event.preventDefault();
  const [x, y] = placeOf(here);
  let least = Infinity;
  let next: Element | null = null;
  for (const spot of board.querySelectorAll('[data-at]')) {
    const [X, Y] = placeOf(spot);
    const along = (X - x) * way[0] + (Y - y) * way[1];
    const aside = Math.abs((X - x) * way[1]) + Math.abs((Y - y) * way[0]);
    if (along <= 4 || along + 2 * aside >= least) continue;
    least = along + 2 * aside;
    next = spot;
  }
  if (next instanceof SVGElement) next.focus();
}
