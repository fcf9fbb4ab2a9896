import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../public/theme.js', import.meta.url), 'utf8');

/** A page that has begun: what it does by itself, and how often it was loaded anew. */
function page(ok = true): {
  fire: (type: string, target?: object) => Promise<void>;
  loads: number;
} {
  const heard: Record<string, (event: object) => void> = {};
  const kept: Record<string, string> = {};
  const found = {
    loads: 0,
    async fire(type: string, target?: object): Promise<void> {
      heard[type]?.({ target });
      await Promise.resolve();
    },
  };
  vi.stubGlobal('addEventListener', (type: string, take: () => void) => (heard[type] = take));
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
  vi.stubGlobal('fetch', () => Promise.resolve({ ok }));
  vi.stubGlobal('location', { href: 'https://site/', reload: () => found.loads++ });
  new Function(script)();
  return found;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asset = 'https://site/assets/shell-4ee70d7.js';

it('a page comes anew whose parts are gone: its script, its style, what comes later', async () => {
  for (const [type, target] of [
    ['error', { tagName: 'SCRIPT', src: asset }],
    ['error', { tagName: 'LINK', href: asset.replace('js', 'css') }],
    ['vite:preloadError', undefined],
  ] as const) {
    const one = page();
    await one.fire(type, target);
    expect(one.loads, type).toBe(1);
  }
});

it('at most once a minute, and not for anything else, nor where the site is away', async () => {
  vi.useFakeTimers({ now: 1e12 });
  const one = page();
  for (let n = 0; n < 3; n++) await one.fire('error', { tagName: 'SCRIPT', src: asset });
  expect(one.loads).toBe(1);
  vi.setSystemTime(1e12 + 61_000);
  await one.fire('error', { tagName: 'SCRIPT', src: asset });
  expect(one.loads).toBe(2);
  const other = page();
  for (const target of [
    { tagName: 'IMG', src: asset },
    { tagName: 'SCRIPT', src: 'https://site/theme.js' },
    { tagName: 'LINK', href: 'https://site/manifest.webmanifest' },
    {}, // an error in a script is told by the window itself
  ])
    await other.fire('error', target);
  expect(other.loads).toBe(0);
  const away = page(false);
  await away.fire('vite:preloadError');
  expect(away.loads).toBe(0);
});
