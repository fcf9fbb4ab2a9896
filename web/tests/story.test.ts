// The log of Paris Connection: a turn is one sentence, and six lines of one kind are one.
import { expect, it } from 'vitest';
import { story } from '../src/games/connection/story';
import { bySection } from '../src/lib/log';
import type { Entry, Event } from '../src/lib/protocol';

const word = (name: string, id: string): string => (name === 'hex' && id === 'k3' ? 'Lyon' : id);
const told = (...events: Event[]): Event[] => story(events, 3, word);
const chosen = { kind: 'chosen', seat: 1, company: 'red' };
const laid = (hex: string): Event => ({ kind: 'laid', seat: 1, company: 'red', hex });
const reached = { kind: 'reached', seat: 1, company: 'red', hex: 'k3', points: 2, value: 5 };
const built = { kind: 'built', seat: 1, company: 'red', count: 3, points: 2 };

it('a build is told once: who, for whom, where, and what it brought', () => {
  expect(told(chosen, laid('j1'), laid('j2'), reached, built)).toEqual([
    {
      kind: 'building_paid',
      seat: 1,
      company: 'red',
      each: ['j1', 'j2', 'Lyon +2'],
      points: 2,
      value: 5,
    },
  ]);
  expect(told(chosen, laid('j1'), built)).toEqual([
    { kind: 'building', seat: 1, company: 'red', each: ['j1'] },
  ]);
  expect(told(chosen)).toEqual([chosen]);
  // The beginning lies on an earlier page of the log.
  expect(told(reached)[0]).toMatchObject({ kind: 'building_paid', each: ['Lyon +2'], value: 5 });
});

it('builds for two companies, and of two seats, are two sentences', () => {
  const other = { ...chosen, seat: 2 };
  expect(told(chosen, laid('j1'), other, { ...laid('j2'), seat: 2 })).toHaveLength(2);
  expect(told(chosen, laid('j1'), { ...laid('j2'), company: 'blue' })).toHaveLength(2);
});

it('a trade tells what was given for what', () => {
  const returned = { kind: 'returned', seat: 0, company: 'red' };
  const took = { kind: 'took', seat: 0, company: 'blue', count: 2 };
  expect(told(returned, took)).toEqual([{ ...took, kind: 'trade', given: 'red' }]);
  expect(told(returned)).toEqual([returned]);
});

it('stations, shares and hands are told once for all, and of a hidden share only that it was drawn', () => {
  const station = (company: string): Event => ({ kind: 'station', company, hex: 'k3' });
  const dealt = (seat: number, company: string | null): Event => ({ kind: 'dealt', seat, company });
  const all = told(
    ...['red', 'blue'].map(station),
    ...[dealt(0, 'red'), dealt(1, null), dealt(2, null), dealt(0, 'blue'), dealt(1, null)],
    dealt(0, 'red'),
    { kind: 'sorted' },
  );
  expect(all).toEqual([
    { kind: 'station_many', each: ['red – Lyon', 'blue – Lyon'] },
    { kind: 'drawn_own', seat: 0, each: ['2 × red', '1 × blue'], counted: { red: 2, blue: 1 } },
    { kind: 'drawn_all', counts: [0, 2, 1] },
    { kind: 'sorted' },
  ]);
  const shown = (seat: number, points: number): Event => ({ kind: 'shown', seat, points });
  expect(told(shown(0, 7), shown(1, 0), shown(2, 9))).toEqual([
    { kind: 'shown_all', scores: [7, 0, 9] },
  ]);
});

it('acts of one seat that one sentence tells are one row, also around what was taken back', () => {
  const act = (n: number, event: Event, more: Partial<Entry> = {}): Entry => ({
    n,
    ply: n,
    seat: 1,
    kind: 'act',
    events: [event],
    ...more,
  });
  const joins = (a: Event[], b: Event[]): boolean =>
    told(...a, ...b).length < told(...a).length + told(...b).length;
  const [group] = bySection(
    [
      act(1, chosen),
      act(2, laid('j1')),
      act(3, laid('j9'), { ply: null, undone: true }),
      act(4, laid('j2')),
      act(5, built),
      act(6, { kind: 'returned', seat: 2, company: 'red' }, { seat: 2 }),
    ],
    joins,
  );
  expect(group!.rows.map(({ key, entry }) => [key, entry.ply, entry.events.length])).toEqual([
    ['3', null, 1],
    ['1', 5, 4],
    ['6', 6, 1],
  ]);
});
