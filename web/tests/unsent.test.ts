import { afterEach, expect, it, vi } from 'vitest';
import { queue, receive, start } from '../src/lib/session';
import { forgetUnsent, keepUnsent, withUnsent } from '../src/lib/lazy/unsent';

/** What a tab keeps: a thing whose keys are its names, as in browsers. */
function tab(): void {
  const hidden = (value: (...args: string[]) => unknown) => ({ value, enumerable: false });
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: hidden((key) => kept[key!] ?? null),
    setItem: hidden((key, value) => void (kept[key!] = value!)),
    removeItem: hidden((key) => void delete kept[key!]),
  });
  vi.stubGlobal('sessionStorage', kept);
}
afterEach(() => vi.unstubAllGlobals());

const said = queue(start, 'a-1', { type: 'chat', text: 'Anybody there?' })[0];

it('what waits to be sent outlives the page, until it is answered', () => {
  tab();
  keepUnsent('q79', said);
  expect(withUnsent('other', start).outbox).toEqual([]);
  const again = withUnsent('q79', start);
  expect(again.outbox).toEqual(said.outbox);
  expect(withUnsent('q79', again)).toBe(again);
  const later = queue(start, 'b-1', { type: 'chat', text: 'Me' })[0];
  expect(withUnsent('q79', later).outbox.map((one) => one.id)).toEqual(['a-1', 'b-1']);
  keepUnsent('q79', receive(again, { type: 'ack', id: 'a-1', version: 1 })[0]);
  expect(withUnsent('q79', start).outbox).toEqual([]);
});

it('nobody sends what somebody else has written', () => {
  tab();
  keepUnsent('q79', said);
  forgetUnsent();
  expect(withUnsent('q79', start).outbox).toEqual([]);
});

it('where nothing may be kept, nothing is', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepUnsent('q79', said);
  forgetUnsent();
  expect(withUnsent('q79', said)).toBe(said);
});
