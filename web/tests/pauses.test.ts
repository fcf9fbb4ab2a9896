import { describe, expect, it } from 'vitest';
import { ran, standing, up } from '../src/table/clock/pauses';
import type { Clock } from '../src/lib/protocol';

const clock: Clock = {
  left: [0, 100],
  runs: 1,
  pauses: [
    { since: 10, until: 30, why: 'weekend' },
    { since: 20, until: 50, why: 'holiday' },
    { since: 90, until: 95, why: 'weekend' },
  ],
};

describe('a clock that stands now and then', () => {
  it('runs but for its pauses, which may overlap', () => {
    expect([0, 10, 25, 50, 60, 92, 200].map((after) => ran(clock, after))).toEqual([
      0, 10, 10, 10, 20, 50, 155,
    ]);
  });
  it('is up when all that was left has run', () => {
    expect(up(clock)).toBe(145);
    expect(ran(clock, up(clock))).toBe(100);
    expect(up({ left: [7], runs: 0 })).toBe(7);
  });
  it('says why it stands', () => {
    expect(standing(clock, 9)).toBeUndefined();
    expect(standing(clock, 10)?.why).toBe('weekend');
    expect(standing(clock, 40)?.why).toBe('holiday');
    expect(standing(clock, 50)).toBeUndefined();
    expect(standing({ left: [7], runs: 0 }, 3)).toBeUndefined();
  });
});
