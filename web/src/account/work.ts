// The proof of work of ALTCHA, version 2, with iterated SHA-256: computed in a worker, without Web
// Crypto, which a page that came by plain http does not have.
import { api } from '../lib/api';
import type { Work } from '../lib/protocol';

export interface Task {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
}

/** The solution that the server wants before it makes one more account; null: it wants none. */
export async function solution(onWork: () => void): Promise<string | null> {
  const { challenge } = await api.post<Work>('/api/account/work', {});
  if (!challenge) return null;
  onWork();
  const worker = new Worker(new URL('./workWorker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data as string);
      worker.onerror = reject;
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
