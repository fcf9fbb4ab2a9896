// The number of tables that wait, on the icon of the browser's tab, and of the site's on a home
// screen.
const link = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Draws `count` on the icon, and returns what takes it away again; 0 leaves the icon as it is. */
export function badge(count: number): () => void {
  void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => {});
  const icon = link();
  const plain = icon?.href;
  if (!icon || !plain || !count) return () => {};
  const shown = count > 9 ? '9+' : String(count);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
    <rect width="32" height="32" rx="6" fill="#2f5148"/>
    <text x="16" y="24" text-anchor="middle" font-family="sans-serif" font-weight="700"
      font-size="${shown.length > 1 ? 18 : 22}" fill="#e3b660">${shown}</text></svg>`;
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return () => (icon.href = plain);
}
