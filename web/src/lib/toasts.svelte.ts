// Short notices: refusals, errors, confirmations. They never cover the prompt or move the page.
import type { Message } from './protocol';

export interface Toast {
  n: number;
  tone: 'bad' | 'good' | 'plain';
  text: string;
  /** The rule behind it, or a way somewhere. */
  more: { game: string; id: string } | { to: string; text: string } | null;
}

let counter = 0;
let shown = $state<Toast[]>([]);

export const toasts = {
  get shown() {
    return shown;
  },
};

export function toast(
  text: string,
  tone: Toast['tone'] = 'plain',
  more: Toast['more'] = null,
): void {
  const n = ++counter;
  shown = [...shown.filter((one) => one.text !== text), { n, tone, text, more }].slice(-3);
  // A rule takes time to read, and a way somewhere to decide; that something went well does not.
  setTimeout(() => dismiss(n), more ? 15_000 : tone === 'good' ? 3_000 : 7_000);
}

export function dismiss(n: number): void {
  shown = shown.filter((one) => one.n !== n);
}

export function failed(error: unknown, say: (message: Message) => string): void {
  const text = (error as { text?: Message }).text;
  toast(say(text ?? { key: 'error.page', args: {} }), 'bad');
}
