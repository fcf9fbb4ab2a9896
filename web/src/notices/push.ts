// This browser as somebody who is told: asking for leave, subscribing, and what stands against it.
import { registered } from '../lib/lazy/worker';

export type Browser = 'on' | 'off' | 'blocked' | 'insecure' | 'unable';

/** What this browser can do, and its subscription if it has one. */
export async function look(): Promise<{ can: Browser; endpoint: string | null }> {
  if (!isSecureContext) return { can: 'insecure', endpoint: null };
  if (!('PushManager' in window) || !('Notification' in window))
    return { can: 'unable', endpoint: null };
  if (Notification.permission === 'denied') return { can: 'blocked', endpoint: null };
  const worker = await registered();
  if (!worker) return { can: 'unable', endpoint: null };
  const found = await worker.pushManager.getSubscription();
  return { can: found ? 'on' : 'off', endpoint: found?.endpoint ?? null };
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Subscribes by the site's key; null where the person, or the browser, does not want to. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  const worker = await registered();
  if (!worker || (await Notification.requestPermission()) !== 'granted') return null;
  const old = await worker.pushManager.getSubscription();
  const now = old?.options.applicationServerKey;
  // Of a site with another key nobody could push to it.
  if (old && now && String(new Uint8Array(now)) !== String(bytes(key))) await old.unsubscribe();
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

export async function unsubscribe(): Promise<void> {
  const worker = await registered();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
