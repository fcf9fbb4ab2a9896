// HTTP calls. A failure carries the server's own key, which says what to do.
import type { Args, Message } from './protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly text: Message,
  ) {
    super(text.key);
  }
}

interface Failure {
  error?: { key?: string; args?: Args };
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  const raw = typeof body === 'string';
  try {
    answer = await fetch(path, {
      method,
      headers:
        body === undefined ? {} : { 'content-type': raw ? 'text/plain' : 'application/json' },
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError(0, { key: 'error.offline', args: {} });
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok && data !== null) return data as T;
  const error = (data as Failure | null)?.error;
  throw new ApiError(answer.status, {
    key: error?.key ?? 'error.server',
    args: error?.args ?? { status: answer.status },
  });
}

export const api = {
  get: <T>(path: string): Promise<T> => call<T>('GET', path),
  post: <T>(path: string, body: unknown): Promise<T> => call<T>('POST', path, body),
};
