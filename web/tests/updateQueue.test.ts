// What is told, shown and offered advances together: one update after the other, and all at once
// where somebody asks for it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pace } from '../src/lib/lazy/pace';
import { given, whence } from '../src/table/animation/movePieces';
import { LENGTH, MAX_QUEUED, UpdateQueue, type Host } from '../src/table/animation/updateQueue';
import type { Player } from '../src/lib/board';
import type { Entry, FromServer } from '../src/lib/protocol';
import { receive, start, type Session } from '../src/lib/session';

const ME = 0;
const entry = (n: number, seat: number, kind: Entry['kind'] = 'act'): Entry => ({
  n,
  ply: n,
  seat,
  kind,
  events: [
    { kind: 'built', seat },
    { kind: 'parked', seat },
  ].slice(0, n),
});
interface Told {
  seat?: number;
  mine?: boolean;
  kind?: Entry['kind'];
  eyes?: number;
  over?: boolean;
  type?: 'update' | 'table';
}

/**
 * An update in which a seat has acted, after which the view's ply, the turn and the log are at `n`.
 */
const update = (n: number, told: Told = {}): FromServer => {
  const { seat = 1, mine = false, kind = 'act', eyes = ME, over = false, type = 'update' } = told;
  return {
    type,
    version: n,
    table: { game: 'paris_paris', status: over ? 'over' : 'playing', seats: [{}, {}] },
    view: { ply: n },
    turn: {
      ply: n,
      mine,
      legal: mine ? [{ text: `at ${n}` }] : [],
      undo: null,
      wait: { key: 'w', args: {} },
    },
    you: { seat: eyes, seats: [eyes] },
    entries: [entry(n, seat, kind)],
  } as unknown as FromServer;
};

class Page implements Host {
  session: Session = receive(start, update(1, { type: 'table' }))[0];
  live = true;
  player: Player | null = null;
  how: Pace = 'normal';
  moved: number[] = [];
  ended = 0;
  /** All that has been told, in order. */
  told: number[] = [];
  queue = new UpdateQueue(this);
  pace = (): Pace => this.how;

  movePieces = (change: () => void, ms: number): (() => void) => {
    this.moved.push(ms);
    change();
    return () => this.ended++;
  };

  come(...messages: FromServer[]): void {
    for (const message of messages)
      if (!this.queue.take(message)) this.session = receive(this.session, message)[0];
  }

  /** Where the board, the log and what is offered stand; they must never disagree. */
  get at(): (number | undefined)[] {
    const { view, turn, entries } = this.session;
    return [view?.ply, turn?.ply, entries.at(-1)?.n];
  }

  get offered(): string[] {
    return this.session.turn!.legal.map(({ text }) => text);
  }

  get news(): number[] {
    return this.session.fresh.map(({ n }) => n);
  }
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what others do', () => {
  it('is shown one action after the other', () => {
    page.come(update(2), update(3, { mine: true }));
    expect(page.at).toEqual([2, 2, 2]);
    expect(page.offered).toEqual([]);
    vi.advanceTimersByTime(LENGTH.normal - 1);
    expect(page.at).toEqual([2, 2, 2]);
    vi.advanceTimersByTime(1);
    expect(page.at).toEqual([3, 3, 3]);
    expect(page.offered).toEqual(['at 3']);
    expect(page.news).toEqual([3]);
    vi.advanceTimersByTime(LENGTH.normal);
    expect(page.queue.busy).toBe(false);
    expect(page.moved).toHaveLength(2);
  });

  it('lasts as long as is set, and less where more is waiting', () => {
    page.how = 'quick';
    page.come(update(2));
    vi.runAllTimers();
    page.how = 'normal';
    page.come(update(3), update(4), update(5), update(6));
    vi.runAllTimers();
    expect(page.moved).toEqual([
      LENGTH.quick,
      LENGTH.normal,
      LENGTH.quick,
      LENGTH.normal,
      LENGTH.normal,
    ]);
    expect(LENGTH.quick).toBeGreaterThanOrEqual(400);
    expect(LENGTH.normal).toBeLessThanOrEqual(900);
  });

  it('is not replayed slowly to whoever has fallen behind', () => {
    const many = Array.from({ length: MAX_QUEUED + 2 }, (_, i) => update(2 + i));
    page.come(...many.slice(0, -1));
    expect(page.at).toEqual([2, 2, 2]);
    page.come(many.at(-1)!);
    expect(page.at[0]).toBe(MAX_QUEUED + 3);
    expect(page.news).toEqual(many.slice(1).map((_, i) => 3 + i));
  });

  it('is there at once without motion, in the past, and for other eyes', () => {
    page.how = 'off';
    page.come(update(2));
    expect(page.at).toEqual([2, 2, 2]);
    page.how = 'normal';
    page.live = false;
    page.come(update(3));
    page.live = true;
    page.come(update(4, { eyes: 1 }));
    expect(page.at).toEqual([4, 4, 4]);
    expect(page.queue.busy).toBe(false);
    expect(page.moved).toEqual([]);
  });

  it('comes to an end at once when motion is no longer wanted', () => {
    page.come(update(2), update(3));
    page.how = 'off';
    page.come(update(4));
    expect(page.at).toEqual([4, 4, 4]);
    expect(page.news).toEqual([3, 4]);
  });

  it('gives way to the whole table, as after going back', () => {
    page.come(update(2), update(3));
    page.come(update(9, { type: 'table' }));
    vi.runAllTimers();
    expect(page.at).toEqual([9, 9, 9]);
    expect(page.ended).toBe(1);
  });
});

describe('what else comes', () => {
  it('is taken by the page at once while nothing is being shown', () => {
    expect(page.queue.take(update(2, { kind: 'chat' }))).toBe(false);
    expect(page.queue.take({ type: 'presence', online: [true], spectators: 1 })).toBe(false);
    page.come(update(3));
    const ack: FromServer = { type: 'ack', id: 'a', version: 3 } as FromServer;
    expect(page.queue.take(ack)).toBe(false);
  });

  it('keeps its order, and takes no time', () => {
    page.come(update(2), { type: 'presence', online: [false, true], spectators: 3 });
    page.come(update(3, { kind: 'chat' }), update(4));
    expect(page.session.table!.spectators).toBeUndefined();
    vi.advanceTimersByTime(LENGTH.quick);
    expect(page.at[0]).toBe(2);
    vi.advanceTimersByTime(LENGTH.normal);
    expect(page.at[0]).toBe(4);
    expect(page.moved).toHaveLength(2);
  });
});

describe('a press while something moves', () => {
  it('ends it, and finds all that has come', () => {
    page.come(update(2), update(3), update(4, { mine: true }));
    page.queue.finish();
    expect(page.at).toEqual([4, 4, 4]);
    expect(page.offered).toEqual(['at 4']);
    expect(page.news).toEqual([3, 4]);
    expect(page.ended).toBe(1);
    vi.runAllTimers();
    expect(page.at).toEqual([4, 4, 4]);
    expect(page.news).toEqual([3, 4]);
  });

  it('does nothing while nothing moves', () => {
    const before = page.session;
    page.queue.finish();
    expect(page.session).toBe(before);
  });

  it('does not tell anew what has been told', () => {
    page.come(update(2));
    const before = page.session;
    page.queue.finish();
    expect(page.session).toBe(before);
  });
});

describe('what one does oneself', () => {
  it('waits for nothing', () => {
    page.come(update(2), update(3));
    page.come(update(4, { seat: ME }));
    expect(page.at).toEqual([4, 4, 4]);
    expect(page.moved).toHaveLength(1);
    expect(page.queue.busy).toBe(false);
  });
});

describe('a board that shows what happened by itself', () => {
  let done: () => void;
  let skipped: number;
  beforeEach(() => {
    skipped = 0;
    page.player = (_entries, _quick, end) => {
      done = end;
      return () => {
        skipped++;
        end();
      };
    };
  });

  it('is told of it first: nothing is offered until it has come to pass', () => {
    page.come(update(2, { mine: true }));
    expect(page.at).toEqual([1, 2, 2]);
    expect(page.offered).toEqual([]);
    expect(page.session.turn).toMatchObject({ mine: false, undo: null });
    expect(page.session.turn!.wait!.key).toBe('paris_paris.event.built');
    expect(page.session.version).toBe(1);
    expect(page.session.turn!.log!.map(({ n, events }) => [n, events.length])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    done();
    expect(page.session.turn!.log).toBeUndefined();
    expect(page.at).toEqual([2, 2, 2]);
    expect(page.offered).toEqual(['at 2']);
    expect(page.session.version).toBe(2);
    expect(page.news).toEqual([]);
  });

  it('is followed by what came meanwhile', () => {
    page.come(update(2), update(3, { mine: true }));
    done();
    expect(page.at).toEqual([2, 2, 2]);
    vi.advanceTimersByTime(1);
    expect(page.at).toEqual([2, 3, 3]);
    done();
    expect(page.offered).toEqual(['at 3']);
  });

  it('is cut short by a press', () => {
    page.come(update(2), update(3, { mine: true }));
    page.queue.finish();
    expect([skipped, ...page.at]).toEqual([1, 3, 3, 3]);
    expect(page.offered).toEqual(['at 3']);
    expect(page.news).toEqual([3]);
    done();
    vi.runAllTimers();
    expect(page.at).toEqual([3, 3, 3]);
  });

  it('is cut short when it never comes to an end', () => {
    page.come(update(2));
    vi.advanceTimersByTime(30_000);
    expect(page.at).toEqual([2, 2, 2]);
  });

  it('shows one’s own action too, told at once', () => {
    page.come(update(2, { seat: ME, mine: true }));
    expect(page.session.entries.at(-1)!.n).toBe(2);
    expect(page.offered).toEqual([]);
    page.queue.finish();
    expect(page.offered).toEqual(['at 2']);
  });

  it('shows the last action over the end of the game', () => {
    page.come(update(2, { over: true }));
    expect(page.session.table!.status).toBe('over');
    expect(page.queue.busy).toBe(true);
    page.queue.finish();
    expect(skipped).toBe(1);
  });
});

describe('where a piece comes from', () => {
  const before = new Map([
    ['statue', { at: 'pool' }],
    ['back-blue', { at: 'tray' }],
    ['bank', { at: 'ring' }],
  ]);
  const piece = (entity: string, location: string, source?: string): string | null =>
    whence(before, { entity, location, ...(source === undefined ? {} : { source }) });

  it('is where it lay, if it lay elsewhere', () => {
    expect(piece('statue', 'blue')).toBe('statue');
    expect(piece('statue', 'pool')).toBe(null);
  });

  it('is what it is kept in, the first of those that are drawn', () => {
    expect(piece('tile-a1', 'city', 'back-blue')).toBe('back-blue');
    expect(piece('red-b4', 'map', 'red-b3|red-c4|bank')).toBe('bank');
  });

  it('is nowhere for what was not there', () => {
    expect(piece('tile-a1', 'city', 'back-orange')).toBe('');
    expect(piece('tile-a1', 'city')).toBe('');
  });
});

describe('what a pile gives and gets', () => {
  const before = new Map([['wood', { count: 4, taker: 'purse-1' }]]);

  it('goes to whoever acted, or comes from it', () => {
    expect(given(before, { pile: 'wood', count: '3' })).toEqual({ taker: 'purse-1', took: true });
    expect(given(before, { pile: 'wood', count: '5' })).toEqual({ taker: 'purse-1', took: false });
  });

  it('is nothing where as much lies as before, or a pile is new', () => {
    expect(given(before, { pile: 'wood', count: '4' })).toBe(null);
    expect(given(before, { pile: 'gold', count: '4' })).toBe(null);
  });
});
