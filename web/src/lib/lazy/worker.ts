// The site's worker, where the browser has one for this address: only over https, or on the same
// machine. Without it everything works but pushes and reading without a network.
import { forgetUnsent } from './unsent';

/** Takes away what the worker has kept for whoever has used this browser: they leave it. */
export async function forgotten(): Promise<void> {
  forgetUnsent();
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  worker?.active?.postMessage('forget');
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}

let told = false;

/** Has the worker registered; null where there can be none. */
export async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { controller } = navigator.serviceWorker;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const found = await navigator.serviceWorker.ready;
    // What came before the worker did not pass by it: it keeps that now, or without a network the
    // page would be blank the next time.
    if (!controller && !told) {
      told = true;
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
      found.active?.postMessage({ fetched });
    }
    return found;
  } catch {
    return null;
  }
}
