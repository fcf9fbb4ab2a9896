// The site's worker, where the browser has one for this address: only over https, or on the same
// machine. Without it everything works but pushes and reading without a network.

/** Takes away what the worker has kept for whoever has used this browser: they leave it. */
export async function forgotten(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  worker?.active?.postMessage('forget');
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}

/** Has the worker registered; null where there can be none. */
export async function registered(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await navigator.serviceWorker.register('/sw.js');
    return await navigator.serviceWorker.ready;
  } catch {
    return null;
  }
}
