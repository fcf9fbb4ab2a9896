// Stirs a sealed deal for whoever sits here: first a promise, then the bytes. Nobody presses
// anything.
import { promise } from './check';
import { bytesOf, hexOf } from './hash';
import type { Table } from '../table.svelte';

/** For browsers that keep nothing: then a page that is loaded anew makes another promise. */
const made: { [key: string]: string | undefined } = {};
const asking = new Set<string>();

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? made[key] ?? null;
  } catch {
    return made[key] ?? null;
  }
}

function keep(key: string): string {
  const bytes = hexOf(crypto.getRandomValues(new Uint8Array(32)));
  made[key] = bytes;
  try {
    localStorage.setItem(key, bytes);
  } catch {
    // it is in `made`
  }
  return bytes;
}

function forget(key: string): void {
  delete made[key];
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** Does what is due at this moment, for every message anew. */
export function stir(table: Table): void {
  const { table: info, you } = table.session;
  const deal = info?.deal;
  if (!info || !deal || !you) return;
  const seat = you.seats.find((one) => deal.seats.includes(one));
  if (seat === undefined) return;
  const key = `deal ${info.id} ${deal.turn} ${seat}`;
  const bytes = kept(key);
  const promised = deal.promised.includes(seat);
  if (deal.phase === 'show') {
    if (!bytes || deal.shown.includes(seat)) return;
    ask(table, key, { type: 'show', seat, bytes }, () => forget(key));
  } else if (!promised || !bytes) {
    const hash = promise(info.id, deal.root, seat, bytesOf(bytes ?? keep(key)));
    ask(table, `${key} ${hash}`, { type: 'promise', seat, hash });
  }
}

type Part =
  { type: 'promise'; seat: number; hash: string } | { type: 'show'; seat: number; bytes: string };

/** One at a time; what is lost with the line is asked again with the next message. */
function ask(table: Table, what: string, part: Part, done = (): void => {}): void {
  if (asking.has(what)) return;
  asking.add(what);
  void table
    .question(() => part)
    .then((answer) => {
      asking.delete(what);
      if (answer?.type === 'ack') done();
    });
}
