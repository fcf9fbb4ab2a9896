// The sentence over the map of Paris Paris.
import { expect, it } from 'vitest';
import { titleOf } from '../src/games/paris_paris/animation/timings';

it('tells of the bag as the log does, whether it pays somebody or nobody', () => {
  expect(titleOf({ kind: 'bag', seat: 2, points: 4 })).toEqual({
    key: 'paris_paris.event.bag',
    args: { route: '', seat: 2, points: 4 },
  });
  const nobody = titleOf({ kind: 'bag', seat: null, points: 0 });
  expect([nobody.key, nobody.args.seat]).toEqual(['paris_paris.event.bag', null]);
});

it('names a special tour by whose card it is', () => {
  const tour = { kind: 'special_tour', route: 'red', points: 3 };
  expect(titleOf({ ...tour, seat: 1 }).key).toBe('paris_paris.ui.special_tour_of');
  expect(titleOf({ ...tour, seat: null }).key).toBe('paris_paris.ui.special_tour');
});
