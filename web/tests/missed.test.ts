// What happened since somebody last looked: moments for the board, and the way from one to the next.
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/lib/api';
import { NO_WORDS } from '../src/lib/i18n';
import { setLanguage } from '../src/lib/lang.svelte';
import { UpdateQueue } from '../src/table/animation/updateQueue';
import { before, changes, moments, sentences } from '../src/table/return/missed';
import { start, type Session } from '../src/lib/session';
import type { Entry, TableInfo, View } from '../src/lib/protocol';

const entry = (n: number, kind = 'act', more = {}): Entry =>
  ({ n, ply: n, kind, seat: n % 2, events: [{ kind: 'built', seat: n % 2 }], ...more }) as Entry;
const log = [entry(1), entry(2), entry(3, 'chance'), entry(4, 'chat', { ply: null }), entry(5)];
const view = (ply: number): View => ({ ply }) as unknown as View;

const now = {
  ...start,
  version: 5,
  table: { game: 'cite', status: 'over', outcome: { ranks: [1, 2] }, spectators: 0 },
  view: view(5),
  turn: { ply: 5, mine: true, to_act: 0, legal: [{ text: 'a' }], wait: { key: 'w', args: {} } },
  you: { seats: [0], seat: 0 },
  entries: log,
} as unknown as Session;

describe('moments', () => {
  it('are one for each action, with what chance did after it', () => {
    expect(moments(log, 1, 20).map(({ ply, until }) => [ply, until])).toEqual([
      [3, 4],
      [5, Infinity],
    ]);
    expect(before(log, 1)).toBe(1);
  });

  it('leave out what was taken back, and what was seen', () => {
    const taken = [entry(1), entry(2, 'act', { undone: true }), entry(3, 'undone', { ply: 1 })];
    expect(moments(taken, 1, 20)).toEqual([]);
    expect(moments(log, 5, 20)).toEqual([]);
  });

  it('begin before the first action that stands, not before one that was taken back', () => {
    const back = { undone: true };
    const taken = [entry(1), entry(2, 'act', back), entry(3, 'act', back)];
    taken.push(entry(4, 'undone', { ply: 1 }), entry(5, 'act', { ply: 2 }));
    expect(before(taken, 2)).toBe(1);
  });

  it('are never more than can be told apart, and the last one is always shown', () => {
    const long = Array.from({ length: 137 }, (_, i) => entry(i + 1));
    const found = moments(long, 0, 20);
    expect(found).toHaveLength(20);
    expect(found.at(-1)!.ply).toBe(137);
    expect(new Set(found.map(({ ply }) => ply)).size).toBe(20);
  });
});

describe('on the page', () => {
  const all = moments(log, 0, 20);
  const steps = changes(now, 0, all, [view(0), view(1), view(3)]);

  it('board, turn and log go back and come together to the present', () => {
    const seen: unknown[] = [];
    let page = now;
    for (const step of steps) {
      page = step(page);
      seen.push([page.view!.ply, page.turn!.ply, page.entries.length, page.turn!.mine]);
    }
    expect(seen).toEqual([
      [0, 0, 0, false],
      [1, 1, 1, false],
      [3, 3, 4, false],
      [5, 5, 5, true],
    ]);
    expect(steps[0]!(now).table!.outcome).toBe(null);
    expect(page.table).toEqual(now.table);
    expect(page.entries).toEqual(log);
  });

  it('what came meanwhile stays', () => {
    const page = steps.reduce((page, step) => step(page), {
      ...now,
      outbox: [{ type: 'chat' }],
      table: { ...now.table!, spectators: 3 },
    } as unknown as Session);
    expect(page.outbox).toHaveLength(1);
    expect(page.table!.spectators).toBe(3);
  });

  it('a click ends it at once, and so does what happens now', () => {
    for (const comes of [false, true]) {
      const host = {
        session: now,
        live: true,
        player: null,
        pace: () => 'normal' as const,
        movePieces: (change: () => void) => (change(), () => {}),
      };
      const queue = new UpdateQueue(host);
      let told = 0;
      queue.recall(steps, 100, () => told++);
      expect(host.session.view!.ply).toBe(0);
      expect(queue.busy).toBe(true);
      if (comes) queue.take({ ...now, type: 'update', version: 6, entries: [entry(6)] } as never);
      else queue.finish();
      expect(host.session.view!.ply).toBe(5);
      expect(told).toBe(1);
      queue.finish();
      expect(told).toBe(1);
    }
  });
});

it('is told without what was seen, said or taken back', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.spyOn(api, 'get').mockResolvedValue({
    ...NO_WORDS,
    ids: 'log-act',
    messages: [[{ type: 'var', name: 'text' }]],
  } as never);
  await setLanguage('en');
  const act = (n: number, more = {}): Entry =>
    entry(n, 'act', { seat: null, name: 'Ada', text: `move ${n}`, events: [], ...more });
  const told = [act(1), act(2), act(3, { undone: true }), entry(4, 'chat', { chat: 'hi' }), act(5)];
  expect(sentences(told, 1, { game: 'g' } as TableInfo)).toEqual(['move 2', 'move 5']);
  vi.mocked(api.get).mockResolvedValue(NO_WORDS as never);
  await setLanguage('en'); // files of tests share one page
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
