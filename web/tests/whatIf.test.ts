// Plans as they are sent, and how often; and what a plan keeps.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { alike, laidOf, paved, Plan, type Planned } from '../src/games/cite/plan.svelte';
import type { Supposed } from '../src/games/cite/types';
import { askedOf, askedOfMove, Supposing } from '../src/games/cite/whatIf.svelte';
import type { CiteView, Material } from '../src/games/cite/types';

const material = {
  tiles: { blue: [['blue', 'orange', 'mixed', 'lamp']], orange: [] },
  laid: [
    {
      piece: 'I3',
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
      ],
    },
    {
      piece: 'I3',
      cells: [
        [0, 0],
        [0, 1],
        [0, 2],
      ],
    },
    {
      piece: 'fountain',
      cells: [
        [0, 0],
        [0, 1],
      ],
    },
  ],
} as unknown as Material;
const view = {
  ground: Array(8).fill('........'),
  tiles: [{ colour: 'orange', tile: 2, at: 'c1', turns: 0 }],
  pieces: [{ piece: 'I3', colour: 'blue', cells: ['a1', 'a2', 'a3'] }],
  postcards: { 'la-seine': 'orange', 'notre-dame': 'orange' },
  markers: { river: 'north', gargoyle: 'I3' },
} as unknown as CiteView;
const planned = (id: string, cells: string, more: Partial<Planned> = {}): Planned => ({
  id,
  piece: id,
  colour: 'blue',
  cells: cells ? cells.split(' ') : [],
  turns: 0,
  ...more,
});

it('sends every kind of planned thing as the rules name it', () => {
  const items = [
    planned('I3', 'b2 b3 b4'),
    planned('fountain', 'd4 d5', { colour: 'orange' }),
    planned('statue', 'h8', { facing: 'west' }),
    planned('annex', 'c2', { facing: 'south' }),
    planned('seine', '', { side: 'east' }),
    planned('museum', 'b3'),
    planned('gargoyle', 'h1'),
    planned('sacre-coeur', ''),
    planned('blue/1', 'e1 f1 e2 f2', { piece: 'tile', tile: 1, turns: 3 }),
  ];
  const asked = askedOf(items, material);
  expect(asked.pieces).toEqual([
    { piece: 'I3', at: 'b2', turns: 1, colour: 'blue' },
    { card: 'fontaine-des-mers', at: 'd4', turns: 0, colour: 'orange' },
    { card: 'le-penseur', at: 'h8', side: 'west', colour: 'blue' },
    { card: 'bouquinistes', at: 'c2', side: 'west', colour: 'blue' },
    { card: 'la-seine', side: 'east', colour: 'blue' },
    { card: 'musee-du-louvre', on: 'I3', colour: 'blue' },
    { card: 'sacre-coeur', colour: 'blue' },
  ]);
  expect(asked.ids.pieces).not.toContain('gargoyle'); // it sits on nothing
  expect(asked.tiles).toEqual([{ colour: 'blue', tile: 1, at: 'e1', turns: 3 }]);
});

it('asks about an action as the one piece of a plan, and not about a tile', () => {
  const parts = { act: 'use' as const, card: 'sacre-coeur', effect: true };
  const move = { text: '', effect: {}, parts };
  expect(askedOfMove(move, 'blue')?.pieces).toEqual([
    { card: 'sacre-coeur', effect: true, colour: 'blue' },
  ]);
  expect(askedOfMove({ ...move, parts: { act: 'lay', tile: 1 } }, 'blue')).toBeNull();
});

it('paves with planned tiles where nothing lies', () => {
  const tile = planned('blue/1', 'e1 f1 e2 f2', { piece: 'tile', tile: 1, turns: 1 });
  expect(paved(view, material, [tile]).slice(0, 2)).toEqual(['....mb..', '....*o..']);
});

it('knows what lies in the game, markers among it', () => {
  expect(laidOf(view).map(({ id, side, colour }) => [id, side, colour])).toEqual([
    ['I3', undefined, 'blue'],
    ['gargoyle', undefined, 'orange'],
    ['seine', 'north', 'orange'],
  ]);
  expect(alike(planned('I3', 'a1 a2 a3'), planned('I3', 'a3 a1 a2'))).toBe(true);
  expect(alike(planned('I3', 'a1 a2 a3'), planned('I3', 'b1 b2 b3'))).toBe(false);
});

it('reloads to the start of the turn, adds what is placed, resets to it', () => {
  const plan = new Plan();
  plan.open('table', 0);
  plan.begin(4);
  plan.count('sacre-coeur', 'blue');
  plan.begin(4);
  plan.sync(view);
  expect(plan.items.map(({ id }) => id)).toEqual(['sacre-coeur', 'I3', 'gargoyle', 'seine']);
  plan.begin(6);
  plan.reset(view);
  expect(plan.items).toHaveLength(3);
  plan.reload();
  expect(plan.items).toHaveLength(4);
  plan.open('table', 1);
  expect(plan.items).toEqual([]);
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('asks at most five times a second, for what is wanted last', async () => {
  const sent: string[] = [];
  const supposing = new Supposing(() => (plan) => {
    sent.push(JSON.stringify(plan));
    return Promise.resolve({ scores: [], notes: [] } as Supposed);
  });
  const of = (n: number) => askedOf([planned(`card-${n}`, '')], material);
  for (let n = 0; n < 100; n++) {
    supposing.want(of(n), '1');
    await vi.advanceTimersByTimeAsync(10);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(sent.at(-1)).toContain('card-99');
  expect(supposing.fresh).toBe(true);
  // Gone to another and back before it was asked: the answer still stands.
  const before = sent.length;
  supposing.want(of(1), '1');
  supposing.want(of(99), '1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(before);
  expect(supposing.now?.asked.ids.pieces).toEqual(['card-99']);
  // Another position: the same is asked again.
  supposing.want(of(99), '2');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toHaveLength(before + 1);
  supposing.want(null, '2');
  expect(supposing.now).toBeNull();
});
