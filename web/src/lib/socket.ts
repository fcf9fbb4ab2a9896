// A WebSocket that comes back. Browsers say nothing of why a socket closed, so every close is a
// reason to try again, except those by which the server says that there is nothing here.
import { backoff } from './session';

export interface ReconnectingSocket {
  send(message: unknown): boolean;
  /** Hangs up and calls again at once. */
  again(): void;
  close(): void;
}

interface Hooks {
  address: () => string;
  opened: () => void;
  message: (data: unknown) => void;
  closed: (code: number) => void;
}

const NOTHING_HERE = new Set([4004, 4404]);

/** The site goes on elsewhere: whoever calls at once is served. */
const MOVED = 1012;

export function connect(hooks: Hooks): ReconnectingSocket {
  let socket: WebSocket | null = null;
  let attempts = 0;
  let timer = 0;
  let ended = false;

  function open(): void {
    if (ended) return;
    clearTimeout(timer);
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const mine = new WebSocket(`${scheme}//${location.host}${hooks.address()}`);
    socket = mine;
    mine.onopen = () => {
      attempts = 0;
      hooks.opened();
    };
    mine.onmessage = (event) => {
      if (socket === mine) hooks.message(JSON.parse(String(event.data)));
    };
    mine.onclose = (event) => {
      if (ended || socket !== mine) return;
      socket = null;
      hooks.closed(event.code);
      if (NOTHING_HERE.has(event.code)) return;
      const wait = event.code === MOVED && !attempts ? 0 : backoff(attempts, Math.random());
      attempts++;
      timer = window.setTimeout(open, wait);
    };
  }

  // A laptop that wakes or a phone that finds its network should not sit out the wait.
  const hurry = (): void => {
    if (!socket && !document.hidden) open();
  };
  // A network that is gone closes no socket: without this the page would look well until it speaks.
  const lose = (): void => {
    const old = socket;
    if (old?.readyState !== WebSocket.OPEN) return;
    socket = null;
    old.close();
    hooks.closed(1006);
    timer = window.setTimeout(open, backoff(attempts++, Math.random()));
  };
  addEventListener('online', hurry);
  addEventListener('offline', lose);
  document.addEventListener('visibilitychange', hurry);
  open();

  return {
    send(message) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    again() {
      const old = socket;
      socket = null;
      old?.close();
      open();
    },
    close() {
      ended = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      removeEventListener('offline', lose);
      document.removeEventListener('visibilitychange', hurry);
      const last = socket;
      // Closing a socket that is still being opened is an error to browsers.
      if (last?.readyState === WebSocket.CONNECTING) last.onopen = () => last.close();
      else last?.close();
    },
  };
}
