import { describe, expect, it } from 'vitest';
import { drawnTogether, goesOn, inOne } from '../src/later/telling';
import type { Entry, Seat } from '../src/lib/protocol';

const entry = (kind: string, ...kinds: string[]): Entry =>
  ({ n: 0, kind, seat: null, ply: 1, events: kinds.map((kind) => ({ kind })) }) as unknown as Entry;

describe('what a listener is told', () => {
  it('makes one sentence of several', () => {
    expect(inOne(['Hugo builds here.', 'Vigny builds there.', ''])).toBe(
      'Hugo builds here; Vigny builds there.',
    );
    expect(inOne([])).toBe('');
  });

  it('tells draws in a row together', () => {
    const told = drawnTogether([
      entry('act', 'built'),
      entry('chance', 'offered'),
      entry('chance', 'offered'),
      entry('act', 'built'),
    ]);
    expect(told.map(({ events }) => events.length)).toEqual([1, 2, 1]);
  });

  it('waits while bots act, and for nobody else', () => {
    const seats = [{ kind: 'person' }, { kind: 'bot' }] as Seat[];
    expect(goesOn(1, seats, false)).toBe(true);
    expect(goesOn(0, seats, false)).toBe(false);
    expect(goesOn(1, seats, true)).toBe(false);
    expect(goesOn(null, seats, false)).toBe(false);
  });
});
