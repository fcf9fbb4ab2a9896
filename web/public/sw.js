// The site's worker: shows what is pushed, opens the right table, and keeps the pages that were
// read for when there is no network. What a person may see is kept under keys of this browser
// alone, and goes when they sign out (`forget`).
const SHELL = 'shell';
const MOST = 200;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add('/')));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keep(key, answer) {
  if (!answer.ok || answer.redirected) return;
  // A picture that was opened by itself is no page.
  if (key === '/' && !answer.headers.get('content-type')?.startsWith('text/html')) return;
  const cache = await caches.open(SHELL);
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(old);
}

/** What is named by its content never changes. */
async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  void keep(request, answer.clone());
  return answer;
}

/** As it is now; without a network as it was. */
async function fresh(request, key) {
  try {
    const answer = await fetch(request);
    void keep(key, answer.clone());
    return answer;
  } catch (error) {
    const found = await caches.match(key);
    if (found) return found;
    throw error;
  }
}

const READ = /^\/(api\/(me|games|games\/\w+\/material|locales\/.+)|favicon\.svg|theme\.js)$/;

/** The answer to a request of a page; nothing where the browser asks by itself. */
function answered(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) return kept(request);
  // Every page of the site is the same file.
  if (request.mode === 'navigate' && !/^\/(api|mail)\//.test(pathname)) return fresh(request, '/');
  if (READ.test(pathname)) return fresh(request, pathname);
}

self.addEventListener('fetch', (event) => {
  const answer = answered(event.request);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  // What a page had fetched before there was a worker.
  const { fetched } = event.data;
  if (fetched)
    event.waitUntil(Promise.allSettled(fetched.map((url) => answered(new Request(url)))));
  if (event.data !== 'forget') return;
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
      self.registration.getNotifications().then((all) => all.forEach((one) => one.close())),
    ]),
  );
});

/** The notice that is being shown: the next one waits, or an older one could come after it. */
let shown = Promise.resolve();
self.addEventListener('push', (event) => {
  const { notification, app_badge: waits } = event.data.json();
  const { title, navigate, data, ...rest } = notification;
  const show = async () => {
    // A table has one notice: the latest.
    for (const old of await self.registration.getNotifications())
      if (old.tag !== rest.tag && old.data?.tables?.every((one) => data.tables.includes(one)))
        old.close();
    await self.registration.showNotification(title, { ...rest, data: { ...data, navigate } });
    if (Number(waits)) await self.navigator.setAppBadge?.(Number(waits));
  };
  event.waitUntil((shown = shown.then(show, show)));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname } = new URL(event.notification.data.navigate);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === pathname);
    return there ? there.focus() : self.clients.openWindow(pathname);
  };
  event.waitUntil(open());
});
