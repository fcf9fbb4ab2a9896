// Runs before everything else: a chosen theme never flashes the other one, and a page whose parts
// are gone comes anew.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // A browser without storage simply follows the system.
}

// After an update of the site its old parts are gone, those that come later and those that the page
// itself names: it comes anew, at most once a minute, if the site is there.
function renew() {
  try {
    const last = Number(sessionStorage.getItem('renewed') ?? 0);
    if (Date.now() - last < 60_000) return;
    sessionStorage.setItem('renewed', `${Date.now()}`);
  } catch {
    return; // nobody would know that it has come anew already
  }
  fetch(location.href).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  );
}
addEventListener('vite:preloadError', renew);
addEventListener(
  'error',
  ({ target }) => {
    const path = target?.src || target?.href;
    if (/^(SCRIPT|LINK)$/.test(target?.tagName) && path.includes('/assets/')) renew();
  },
  true,
);
