import { describe, expect, it } from 'vitest';
import { goesOn, inOne } from '../src/table/talk/announcement';
import type { Seat } from '../src/lib/protocol';

describe('what a listener is told', () => {
  it('makes one sentence of several', () => {
    expect(inOne(['Hugo builds here.', 'Vigny builds there.', ''])).toBe(
      'Hugo builds here; Vigny builds there.',
    );
    expect(inOne([])).toBe('');
  });

  it('waits while bots act, and for nobody else', () => {
    const seats = [{ kind: 'person' }, { kind: 'bot' }] as Seat[];
    expect(goesOn(1, seats, false)).toBe(true);
    expect(goesOn(0, seats, false)).toBe(false);
    expect(goesOn(1, seats, true)).toBe(false);
    expect(goesOn(null, seats, false)).toBe(false);
  });
});
