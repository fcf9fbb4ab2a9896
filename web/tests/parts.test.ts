// The words of a part of the site come with it, in the language of the page.
import { afterEach, expect, it, vi } from 'vitest';
import { lang, setLanguage } from '../src/lib/lang.svelte';
import { wordsOf } from '../src/lib/lazy/words';

afterEach(() => vi.unstubAllGlobals());

function serve(answers: { [path: string]: [id: string, said: string] }): string[] {
  const asked: string[] = [];
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const found = answers[path];
    if (!found) return Promise.reject(new Error(path));
    const [ids, said] = found;
    const locale = { languages: ['en', 'de'], ids, messages: [said], attributes: {}, kinds: {} };
    return Promise.resolve(new Response(JSON.stringify(locale)));
  });
  return asked;
}

it('a part is loaded once a language', async () => {
  const asked = serve({
    '/api/locales/en': ['a-b', 'all'],
    '/api/locales/de': ['a-b', 'alle'],
    '/api/locales/en/notices': ['notices-title', 'Notices'],
    '/api/locales/de/notices': ['notices-title', 'Nachrichten'],
  });
  await setLanguage('en');
  expect((await wordsOf('notices'))('notices.title')).toBe('Notices');
  await wordsOf('notices');
  await setLanguage('de');
  expect((await wordsOf('notices'))('notices.title')).toBe('Nachrichten');
  expect(asked.filter((path) => path.endsWith('/notices'))).toHaveLength(2);
});

it('is the same for everybody, whenever it is asked for', async () => {
  serve({
    '/api/locales/en': ['a-b', 'all'],
    '/api/locales/de': ['a-b', 'alle'],
    '/api/locales/en/people': ['people-title', 'People'],
  });
  await setLanguage('en');
  const first = wordsOf('people');
  await setLanguage('en'); // as whenever the page asks who one is
  expect(wordsOf('people')).toBe(first);
});

it('the language chosen last is that of the page, whichever answer comes first', async () => {
  serve({ '/api/locales/en': ['a-b', 'all'], '/api/locales/de': ['a-b', 'alle'] });
  await setLanguage('en');
  const fetched = fetch;
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    await new Promise<void>((go) => waiting.push(go));
    return fetched(path);
  });
  const slow = setLanguage('de');
  const back = setLanguage('en');
  waiting.forEach((go) => go());
  await Promise.all([slow, back]);
  expect(lang.now).toBe('en');
});

it('is asked for again where it could not be had', async () => {
  serve({ '/api/locales/en': ['a-b', 'all'] });
  await setLanguage('en');
  await expect(wordsOf('sealed')).rejects.toThrow();
  serve({ '/api/locales/en/sealed': ['sealed-title', 'Sealed'] });
  expect((await wordsOf('sealed'))('sealed.title')).toBe('Sealed');
});
