// Checks draws against the root that was shown before the game: docs/sealed_deals.md. What a number
// brings by the rules is for `lutetia verify-deal`.
import { bytesOf, hexOf, hmac, number, sha256, text } from './hash';
import type { SealedDeal, SealedDraw } from '../../lib/protocol';

/** Secrets under one root. */
const LEAVES = 256;

type Opened = Pick<SealedDraw, 'n' | 't' | 'pick' | 'proof'>;

export const promise = (table: string, root: string, seat: number, bytes: Uint8Array): string =>
  hexOf(sha256(text('lutetia-seat-1'), text(table), bytesOf(root), number(seat, 1), bytes));

const leaf = (n: number, secret: Uint8Array): Uint8Array =>
  sha256(number(0, 1), number(n, 4), secret);
const node = (left: Uint8Array, right: Uint8Array): Uint8Array => sha256(number(1, 1), left, right);

/** On which number below `total` draw `n` falls. */
export function pickOf(secret: Uint8Array, stirred: string, n: number, total: number): number {
  const [all, t] = [1n << 256n, BigInt(total)];
  const head = [text('lutetia-draw-1'), bytesOf(stirred), number(n, 4), number(total, 8)];
  for (let k = 0; ; k++) {
    const value = BigInt(`0x${hexOf(hmac(secret, ...head, number(k, 1)))}`);
    if (value < (all / t) * t) return Number(value % t);
  }
}

/** Whether a draw that is open is the one that was sealed. */
export function holds({ n, t, pick, proof }: Opened, roots: string[], stirred: string): boolean {
  if (t === undefined || pick === undefined || proof === undefined) return false;
  const bytes = Uint8Array.from(atob(proof), (one) => one.charCodeAt(0));
  const secret = bytes.slice(0, 32);
  let found = leaf(n, secret);
  for (let level = 0; 32 * (level + 2) <= bytes.length; level++) {
    const other = bytes.slice(32 * (level + 1), 32 * (level + 2));
    found = (n >> level) & 1 ? node(other, found) : node(found, other);
  }
  return (
    bytes.length === 32 * 9 &&
    hexOf(found) === roots[Math.floor(n / LEAVES)] &&
    pickOf(secret, stirred, n, t) === pick
  );
}

/** The root over so many secrets of a table, from `first` on. */
export function rootOf(master: Uint8Array, table: string, first = 0, leaves = LEAVES): string {
  let row = Array.from({ length: leaves }, (_, i) =>
    leaf(first + i, hmac(master, text('lutetia-leaf-1'), text(table), number(first + i, 4))),
  );
  while (row.length > 1)
    row = Array.from({ length: row.length / 2 }, (_, i) => node(row[2 * i]!, row[2 * i + 1]!));
  return hexOf(row[0]!);
}

/** What all have stirred together, from the bytes of each seat in hexadecimal. */
export function stirredBy(table: string, root: string, shown: [number, string][]): string {
  const pairs = [...shown]
    .sort(([a], [b]) => a - b)
    .flatMap(([seat, bytes]) => [number(seat, 1), bytesOf(bytes)]);
  const head = [text('lutetia-entropy-1'), text(table), bytesOf(root)];
  return hexOf(sha256(...head, ...pairs, number(0, 8)));
}

/** What is wrong with the promises, what was stirred, or at the end the roots; null: nothing. */
export function faulty(deal: SealedDeal): 'stirred' | 'root' | null {
  const { table, roots, rounds, stirred, master } = deal;
  const root = roots[0] ?? '';
  const shown = rounds.at(-1)?.shown ?? [];
  const kept = rounds.every((round) =>
    round.shown.every(({ seat, hash }) =>
      round.promises.some(
        (said) => said.seat === seat && said.hash === promise(table, root, seat, bytesOf(hash)),
      ),
    ),
  );
  const pairs = shown.map(({ seat, hash }): [number, string] => [seat, hash]);
  if (stirred && (!kept || stirredBy(table, root, pairs) !== stirred)) return 'stirred';
  if (master && roots.some((one, i) => rootOf(bytesOf(master), table, i * LEAVES) !== one))
    return 'root';
  return null;
}
