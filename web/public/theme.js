// Before the first paint, so that a chosen theme never flashes the other one.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser without storage simply follows the system.
}

// After an update of the site old parts are gone, also those that the page itself names: it comes
// anew, at most once a minute, if the site is there.
function renew() {
  const last = Number(sessionStorage.getItem('renewed') ?? 0);
  if (Date.now() - last < 60_000) return;
  sessionStorage.setItem('renewed', `${Date.now()}`);
  fetch(location.href).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}
addEventListener('vite:preloadError', renew);
const lost = ({ target: { tagName, src, href } }) =>
  /^(SCRIPT|LINK)/.test(tagName) && /\/assets\//.test(src || href) && renew();
addEventListener('error', lost, true);
