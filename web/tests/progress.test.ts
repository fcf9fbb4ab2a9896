import { afterEach, expect, it, vi } from 'vitest';
import { BEGINNING, keep, progressOf } from '../src/course/progress';

const kept = vi.hoisted(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  return kept;
});

afterEach(() => kept.clear());

it('keeps how far one has come, which is not how much one has answered', () => {
  const progress = { answers: ['', 'build red', 'lay N12'], at: 1, missed: [], done: false };
  keep('connection', 'first', progress);
  expect(progressOf('connection', 'first')).toEqual(progress);
  expect(progressOf('connection', 'map')).toEqual(BEGINNING);
});

it('knows what an earlier version kept, without the step', () => {
  const name = 'course cite light';
  kept.set(name, JSON.stringify({ answers: ['', 'yes'], missed: [1], done: true }));
  const known = progressOf('cite', 'light');
  expect(known).toEqual({ answers: ['', 'yes'], at: 2, missed: [1], done: true });
});

it.each(['', 'null', '{', '[]', '7'])('begins anew where %j is kept', (value) => {
  kept.set('course cite light', value);
  expect(progressOf('cite', 'light')).toEqual(BEGINNING);
});
