// A history router small enough to read: path and hash as reactive values, and one function to go.
let path = $state(location.pathname);
let hash = $state(location.hash);

function read(): void {
  path = location.pathname;
  hash = location.hash;
}

addEventListener('popstate', read);
addEventListener('hashchange', read);

export const place = {
  get path() {
    return path;
  },
  get hash() {
    return hash;
  },
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  },
};

export function go(to: string, replace = false): void {
  if (to === location.pathname + location.hash) return;
  const leaving = new URL(to, location.href).pathname !== location.pathname;
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (leaving) scrollTo(0, 0);
}

/** Turns clicks on plain links of this site into moves without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
