import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { Task } from './work';

/** The solution of a task as base64: the first counter whose key begins as asked. */
export function solve(task: Task): string {
  const { nonce, salt, cost, keyLength, keyPrefix } = task.parameters;
  const start = hexToBytes(salt + nonce + '00000000');
  const wanted = hexToBytes(keyPrefix);
  const counted = new DataView(start.buffer);
  for (let counter = 0; ; counter++) {
    counted.setUint32(start.length - 4, counter);
    let key = sha256(start);
    for (let round = 1; round < cost; round++) key = sha256(key);
    if (wanted.every((byte, at) => key[at] === byte)) {
      const solution = { counter, derivedKey: bytesToHex(key.slice(0, keyLength)) };
      return btoa(JSON.stringify({ challenge: task, solution }));
    }
  }
}
