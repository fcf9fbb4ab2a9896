// Sealed deals as the page checks them: the hashes, and the test vector of docs/sealed_deals.md.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { faulty, holds, pickOf, promise, rootOf, stirredBy } from '../src/table/deal/check';
import { stir } from '../src/table/deal/stir';
import { hexOf, hmac, number, sha256, text } from '../src/table/deal/hash';

afterEach(() => vi.unstubAllGlobals());

const MASTER = Uint8Array.from({ length: 32 }, (_, i) => i);
const TABLE = 'demo-table';
const ROOT = '5cc088ca574be9dd1a57a8ba87aa8250bc2149574187ad382e087036a9fba03d';
const STIRRED = 'f5a7a5917266629dd00ebe846879763ed90898b9f4370c6885645ab332d19bbb';
const secret = (n: number): Uint8Array =>
  hmac(MASTER, text('lutetia-leaf-1'), text(TABLE), number(n, 4));

it('hashes as others do, at every length', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = randomBytes(length);
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = randomBytes(32);
    expect(hexOf(hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  }
});

it('finds what the scheme says', () => {
  expect(rootOf(MASTER, TABLE, 0, 512)).toBe(ROOT);
  expect(promise(TABLE, ROOT, 0, new Uint8Array(32).fill(0x11))).toBe(
    'aa520b596acdf5142d26b60f905a0d9e9bf9b92aba4b1e3a1f1fc9458d983f58',
  );
  const shown: [number, string][] = [
    [1, '22'.repeat(32)],
    [0, '11'.repeat(32)],
  ];
  expect(stirredBy(TABLE, ROOT, shown)).toBe(STIRRED);
  const picks = Array.from({ length: 10 }, (_, n) => pickOf(secret(n), STIRRED, n, 33 - n));
  expect(picks).toEqual([9, 13, 17, 18, 18, 11, 8, 6, 13, 6]);
});

/** Draw `n` of `total` of a table with 256 leaves under each root, with its way to the root. */
function drawn(n: number, total: number) {
  const first = n - (n % 256);
  let row = Array.from({ length: 256 }, (_, i) =>
    sha256(number(0, 1), number(first + i, 4), secret(first + i)),
  );
  const way = [secret(n)];
  for (let at = n % 256; row.length > 1; at >>= 1) {
    way.push(row[at ^ 1]!);
    row = row
      .filter((_, i) => i % 2 === 0)
      .map((left, i) => sha256(number(1, 1), left, row[2 * i + 1]!));
  }
  const proof = btoa(way.map((one) => String.fromCharCode(...one)).join(''));
  return { n, t: total, pick: pickOf(secret(n), STIRRED, n, total), proof };
}

it('believes draws that hold, and no other', () => {
  const roots = [rootOf(MASTER, TABLE)];
  for (const n of [0, 1, 7, 255]) {
    const draw = drawn(n, 17);
    expect(holds(draw, roots, STIRRED)).toBe(true);
    expect(holds({ ...draw, pick: (draw.pick + 1) % 17 }, roots, STIRRED)).toBe(false);
    expect(holds({ ...draw, n: n ^ 1 }, roots, STIRRED)).toBe(false);
    expect(holds({ ...draw, proof: drawn(n ^ 1, 17).proof }, roots, STIRRED)).toBe(false);
    expect(holds({ ...draw, proof: draw.proof.slice(0, -44) }, roots, STIRRED)).toBe(false);
    expect(holds(draw, [ROOT], STIRRED)).toBe(false);
    expect(holds(draw, roots, ROOT)).toBe(false);
    expect(holds({ n }, roots, STIRRED)).toBe(false);
  }
});

it('believes a draw under the root that it was sealed with, and under no other', () => {
  const roots = [rootOf(MASTER, TABLE), rootOf(MASTER, TABLE, 256)];
  for (const n of [255, 256, 300, 511]) {
    expect(holds(drawn(n, 17), roots, STIRRED)).toBe(true);
    expect(holds(drawn(n, 17), roots.toReversed(), STIRRED)).toBe(false);
  }
  expect(holds(drawn(512, 17), roots, STIRRED)).toBe(false);
});

it('checks what was stirred, and the roots at the end', () => {
  const root = rootOf(MASTER, TABLE);
  const bytes = '33'.repeat(32);
  const said = promise(TABLE, root, 2, new Uint8Array(32).fill(0x33));
  const deal = {
    scheme: 'sealed deal 1',
    table: TABLE,
    leaves: 256,
    roots: [root],
    rounds: [{ promises: [{ seat: 2, hash: said }], shown: [{ seat: 2, hash: bytes }] }],
    seats: [2],
    away: [],
    stirred: stirredBy(TABLE, root, [[2, bytes]]),
    draws: [],
    opening: false,
    broken: false,
    master: hexOf(MASTER),
  };
  expect(faulty(deal)).toBe(null);
  expect(faulty({ ...deal, stirred: STIRRED })).toBe('stirred');
  expect(faulty({ ...deal, rounds: [{ promises: [], shown: deal.rounds[0]!.shown }] })).toBe(
    'stirred',
  );
  expect(faulty({ ...deal, master: '00'.repeat(32) })).toBe('root');
  const second = rootOf(MASTER, TABLE, 256);
  expect(faulty({ ...deal, roots: [root, second] })).toBe(null);
  expect(faulty({ ...deal, roots: [root, root] })).toBe('root');
});

it('promises once where the browser has no room to keep it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => {},
  });
  const { table, promised } = stirring(1);
  stir(table as never);
  table.session.table.deal.promised = [0];
  for (let n = 0; n < 3; n++) stir(table as never);
  expect(promised).toHaveLength(1);
});

/** A table at which somebody stirs, and what they have promised there: each answer is lost. */
function stirring(turn: number, before: number[] = []) {
  const promised: string[] = [];
  const deal = { phase: 'promise', turn, root: ROOT, seats: [0], promised: before, shown: [] };
  const table = {
    session: { table: { id: TABLE, deal }, you: { seats: [0] } },
    question: (part: () => { hash: string }) => {
      promised.push(part().hash);
      return Promise.resolve(null);
    },
  };
  return { table, promised };
}

it('makes a promise of its own in each turn', () => {
  const hashes = [11, 12].flatMap((turn) => {
    const { table, promised } = stirring(turn);
    stir(table as never);
    return promised;
  });
  expect(new Set(hashes).size).toBe(2);
});

it('promises again what was lost with the line, once that is known', async () => {
  const { table, promised } = stirring(21);
  for (let n = 0; n < 3; n++) stir(table as never);
  expect(promised).toHaveLength(1);
  await new Promise((done) => setTimeout(done));
  stir(table as never);
  expect(promised).toEqual([promised[0], promised[0]]);
});

it('promises anew where the browser has lost what it had promised', () => {
  const { table, promised } = stirring(31, [0]);
  stir(table as never);
  expect(promised).toHaveLength(1);
});
