import { describe, expect, it } from 'vitest';
import type { Entry, FromServer } from '../src/lib/protocol';
import {
  backoff,
  closed,
  opened,
  queue,
  receive,
  start,
  tableAddress,
  type Session,
} from '../src/lib/session';

const entry = (n: number): Entry => ({ n, ply: n, seat: 0, kind: 'act', events: [] });

function full(type: 'table' | 'update', version: number, ...ns: number[]): FromServer {
  const entries = ns.map(entry);
  return {
    type,
    version,
    entries,
    table: {},
    view: null,
    turn: null,
    you: {},
  } as unknown as FromServer;
}

const after = (...messages: FromServer[]): Session =>
  messages.reduce((now, message) => receive(now, message)[0], start);

describe('what comes in', () => {
  it('appends the entries of updates', () => {
    const now = after(full('table', 1, 1, 2), full('update', 2, 3));
    expect(now.entries.map((one) => one.n)).toEqual([1, 2, 3]);
    expect(now.fresh.map((one) => one.n)).toEqual([3]);
  });

  it('takes a resent update once', () => {
    const now = after(full('table', 1, 1), full('update', 2, 2), full('update', 2, 2));
    expect(now.entries.map((one) => one.n)).toEqual([1, 2]);
    expect(now.fresh).toEqual([]);
  });

  it('puts an older page of the log before what it knows', () => {
    const page = (before: number, ...ns: number[]): FromServer =>
      ({ type: 'log', id: 'l1', before, entries: ns.map(entry), more: true }) as FromServer;
    const now = after(full('table', 9, 8, 9), page(8, 6, 7), page(8, 6, 7), page(5, 4));
    expect(now.entries.map((one) => one.n)).toEqual([6, 7, 8, 9]);
    expect(now.more).toBe(true);
    const later = receive(now, full('update', 10, 10))[0];
    expect(later.entries.map((one) => one.n)).toEqual([6, 7, 8, 9, 10]);
    expect(later.fresh.map((one) => one.n)).toEqual([10]);
    expect(after(full('table', 9, 8, 9)).more).toBe(false);
  });

  it('ignores what is older than it knows', () => {
    expect(after(full('table', 5, 1), full('update', 4, 2)).version).toBe(5);
  });

  it('starts over with a full table, as after an undo', () => {
    const now = after(full('table', 1, 1, 2, 3), full('table', 4, 1));
    expect(now.entries.map((one) => one.n)).toEqual([1]);
    expect(now.fresh).toEqual([]);
  });
});

describe('who is here', () => {
  const table = { seats: [{ online: true }, { online: false }], spectators: 0 };
  const known = { ...after(full('table', 3, 1)), table } as unknown as Session;

  it('takes presence into the table and nothing else', () => {
    const [now] = receive(known, { type: 'presence', online: [false, true], spectators: 7 });
    expect(now.table).toEqual({ seats: [{ online: false }, { online: true }], spectators: 7 });
    expect({ ...now, table }).toEqual(known);
  });

  it('passes over presence before a table and messages that it does not know', () => {
    expect(receive(start, { type: 'presence', online: [], spectators: 1 })[0]).toBe(start);
    expect(receive(known, { type: 'tomorrow' } as unknown as FromServer)).toEqual([known, null]);
  });
});

describe('what goes out', () => {
  it('keeps a command until it is answered', () => {
    const [asked, message] = queue(start, 'c1', { type: 'sit', seat: 0 });
    expect(message).toEqual({ type: 'sit', seat: 0, id: 'c1' });
    expect(asked.outbox).toHaveLength(1);
    expect(receive(asked, { type: 'ack', id: 'c1', version: 2 })[0].outbox).toEqual([]);
  });

  it('drops a refused command and says why', () => {
    const [asked] = queue(start, 'c1', { type: 'start' });
    const text = { key: 'no', args: {} };
    const [now, notice] = receive(asked, {
      type: 'refused',
      id: 'c1',
      code: 'table',
      rule: null,
      text,
      version: 1,
    });
    expect(now.outbox).toEqual([]);
    expect(notice).toMatchObject({ kind: 'refused', id: 'c1', text });
  });

  it('resends with the same ids, in order, after the line came back', () => {
    let now = queue(start, 'c1', { type: 'sit', seat: 0 })[0];
    now = closed(now);
    now = queue(now, 'c2', { type: 'start' })[0];
    expect(now.line).toBe('waiting');
    const [open, unsent] = opened(now);
    expect(open.line).toBe('open');
    expect(unsent.map((message) => message.id)).toEqual(['c1', 'c2']);
  });

  it('does not resend a look or a question', () => {
    expect(queue(start, 'c1', { type: 'look', ply: 3 })[0].outbox).toEqual([]);
    const suppose = { type: 'suppose' as const, version: 4, seat: 0, plan: {} };
    expect(queue(start, 'c1', suppose)[0].outbox).toEqual([]);
    const why = { type: 'why' as const, seat: 0, actions: ['arc'] };
    expect(queue(start, 'c1', why)[0].outbox).toEqual([]);
  });

  it('resumes by version', () => {
    expect(tableAddress('a b', null)).toBe('/ws/t/a%20b');
    expect(tableAddress('x', 41)).toBe('/ws/t/x?since=41');
  });

  it('waits longer each time, with a bound', () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeLessThanOrEqual(18750);
  });
});
