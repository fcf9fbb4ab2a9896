// The proof of work as the server of ALTCHA makes and checks it: a task and its solution, by its own
// library in Python (`altcha.create_challenge("SHA-256", 3, key_prefix="00", ...)`).
import { expect, it } from 'vitest';
import { solve } from '../src/account/solve';

const task = {
  parameters: {
    algorithm: 'SHA-256',
    cost: 3,
    keyLength: 32,
    keyPrefix: '00',
    nonce: 'c0811f51a223c9472118cf55f4b28cd4',
    salt: '718a1d905ea4e113cda432b171991251',
    expiresAt: 4000000000,
  },
  signature: '076ebb206562d430fb864ada3e80bfa51d24cadff184dd491e1a1705d1c54d17',
};

it('finds what the library of the server finds', () => {
  expect(JSON.parse(atob(solve(task)))).toEqual({
    challenge: task,
    solution: {
      counter: 36,
      derivedKey: '000b77825197968fa1ad273610d03b4eea6e6b8369f3854de0793ff12814e263',
    },
  });
});
