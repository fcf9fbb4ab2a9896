// The drawing of Paris: nothing lies on anything else, and what may be done is found where one
// would point.
import { expect, it } from 'vitest';
import * as geo from '../src/games/paris/geometry';
import { arrived } from '../src/games/paris/changes.svelte';
import { targetsOf } from '../src/games/paris/targets';
import { Interaction } from '../src/games/paris/interaction.svelte';
import { follow } from '../src/games/paris/keys';
import { questions, telling } from '../src/games/paris/whyActions';
import { latestOf, together, turnOf } from '../src/games/paris/turnSteps';
import type { Because, Entry, Event } from '../src/lib/protocol';
import type { Keys, Material, Move, ParisView, Parts } from '../src/games/paris/types';

const VALUES = [1, 2, 3, 4, 5, 8];
const places = [...Array(6).keys()].flatMap((d) => [
  ...VALUES.map((value) => geo.spaceAt(d, value)),
  geo.bankAt(d),
  geo.prizeAt(d),
]);

it('no space, bank or place of a scoring tile lies on another', () => {
  for (const [i, [x, y]] of places.entries())
    for (const [X, Y] of places.slice(i + 1))
      expect(Math.max(Math.abs(x - X), Math.abs(y - Y))).toBeGreaterThanOrEqual(56);
});

it('all of them lie between the Arc and the track', () => {
  for (const [x, y] of places) {
    const r = Math.hypot(x - geo.MIDDLE, y - geo.MIDDLE);
    expect(r).toBeGreaterThan(geo.ARC + 35);
    expect(r).toBeLessThan(geo.TRACK - 75);
  }
});

const move = (parts: Parts, francs = 0): Move => ({
  text: JSON.stringify(parts),
  parts,
  effect: { change: { francs } },
});
const to = (from: string, value: number, francs: number, more: Partial<Parts> = {}): Move =>
  move(
    { act: 'move', from, to: `chaillot-${value}`, district: 'chaillot', value, ...more },
    francs,
  );

it('the ways to a space stand together, the cheapest first, those that spend a tile last', () => {
  const dear = to('arc', 5, -5);
  const cheap = to('chaillot-3', 5, -2);
  const tile = to('chaillot-4', 5, -1, { with: [16] });
  const found = targetsOf([dear, tile, cheap], {});
  expect([...found.keys()]).toEqual(['space-chaillot-5']);
  expect(found.get('space-chaillot-5')?.moves).toEqual([cheap, dear, tile]);
});

it('landmarks that stand are places of their own, the others are brought to the district', () => {
  const opera = to('bank', 13, -13, { landmark: 'opera' });
  const louvre = to('bank', 14, -14, { landmark: 'louvre' });
  const found = targetsOf([opera, louvre], { opera: 'chaillot' });
  expect(found.get('space-chaillot-13')?.moves).toEqual([opera]);
  expect(found.get('bring-chaillot')?.moves).toEqual([louvre]);
});

it('what may be done on the track, at the landmark and with a tile are kept apart', () => {
  const found = targetsOf(
    [
      move({ act: 'bonus', tile: 7 }),
      move({ act: 'use', tile: 7 }),
      move({ act: 'honour', token: 'bronze' }),
      move({ act: 'sell', token: 'bronze' }),
    ],
    {},
  );
  expect([...found.values()].map(({ id, group }) => [id, group])).toEqual([
    ['track-7', 'benefit'],
    ['tile-7', 'tile'],
    ['honour-bronze', 'benefit'],
    ['sell-bronze', 'trade'],
  ]);
});

it('what others did is found by comparing two views', () => {
  const view = (keys: Keys, buildings = {}): ParisView =>
    ({ keys: { red: keys }, buildings, prizes: {}, copies: [1, 1] }) as unknown as ParisView;
  const before = view({ arc: true, banks: ['chaillot'], at: { 'chaillot-1': 1 } });
  const now = view(
    { arc: false, banks: ['chaillot', 'belleville'], at: { 'chaillot-1': 2 } },
    { 'chaillot-2': 'chaillot/2' },
  );
  expect(arrived(before, now)).toEqual(['bank-belleville', 'space-chaillot-1', 'space-chaillot-2']);
  expect(arrived(now, now)).toEqual([]);
  expect(arrived(now, { ...now, copies: [1, 0] })).toEqual(['track-2']);
});

it('however many landmarks a district has, none lies on another or on the scoring tile', () => {
  for (let n = 1; n <= 8; n++)
    for (let d = 0; d < 6; d++) {
      const [w, h] = [26 * geo.landmarkSize(n), 31 * geo.landmarkSize(n)];
      const all = [...Array(n).keys()].map((i) => geo.landmarkAt(d, i, n));
      const apart = (a: geo.Point, b: geo.Point, wide: number, high: number): boolean =>
        Math.abs(a[0] - b[0]) >= wide - 1 || Math.abs(a[1] - b[1]) >= high - 1;
      for (const [i, at] of all.entries()) {
        expect(apart(at, geo.prizeAt(d), w + 36, h + 30)).toBe(true);
        for (const value of VALUES)
          expect(apart(at, geo.spaceAt(d, value), w + 28, h + 28)).toBe(true);
        for (const other of all.slice(i + 1)) expect(apart(at, other, 2 * w, 2 * h)).toBe(true);
      }
    }
});

const view = (keys: { [colour: string]: Keys }, more: Partial<ParisView> = {}): ParisView =>
  ({
    viewer: 0,
    seats: [
      { seat: 0, colour: 'red', unused: [9] },
      { seat: 1, colour: 'blue', unused: null },
    ],
    keys,
    landmarks: {},
    prizes: {},
    ...more,
  }) as unknown as ParisView;
const none: Keys = { arc: false, banks: [], at: {} };

it('a key that moves stays the same key, one taken back leaves, a new one comes', () => {
  let ids = 0;
  const next = (): number => ++ids;
  const first = follow(
    [],
    view({ red: { ...none, arc: true, banks: ['chaillot'] }, blue: none }),
    next,
  );
  expect(first.map(({ place }) => place)).toEqual(['arc', 'bank-chaillot']);
  const moved = view({
    red: { ...none, arc: true, at: { 'chaillot-5': 1 } },
    blue: { ...none, arc: true },
  });
  const second = follow(first, moved, next);
  expect(second.map(({ id, seat, place }) => [id, seat, place])).toEqual([
    [1, 0, 'arc'],
    [2, 0, 'chaillot-5'],
    [3, 1, 'arc'],
  ]);
  expect(follow(second, view({ red: none, blue: none }), next)).toEqual([]);
});

const entry = (ply: number, seat: number | null, ...events: Event[]): Entry => ({
  n: ply,
  ply,
  seat,
  kind: seat === null ? 'chance' : 'act',
  events,
});
const log: Entry[] = [
  entry(1, 0, { kind: 'arc', seat: 0 }),
  entry(2, 0, { kind: 'finished', seat: 0 }),
  entry(3, 1, { kind: 'drew', seat: 1, stack: 1 }),
  entry(4, null, { kind: 'turned', seat: 1, district: 'chaillot', value: 5, type: 'cafe' }),
  entry(5, 1, { kind: 'banked', seat: 1, district: 'chaillot', change: { francs: 7 } }),
  entry(6, 1, { kind: 'finished', seat: 1 }),
  entry(7, 0, { kind: 'sold', seat: 0, token: 'wood', change: { francs: 2, wood: -1 } }),
  { ...entry(8, 0), ply: null, undone: true },
  entry(
    8,
    0,
    {
      kind: 'moved',
      seat: 0,
      origin: 'arc',
      to: 'chaillot-5',
      district: 'chaillot',
      change: { francs: -5 },
    },
    { kind: 'gained', seat: 0, token: 'marble', change: { marble: 1 } },
  ),
];

it('a turn is told in steps, each with what it cost and gave', () => {
  const steps = turnOf(log, 8, 0);
  expect(steps.map(({ ply, parts }) => [ply, parts?.act])).toEqual([
    [6, 'sell'],
    [7, 'move'],
  ]);
  expect(steps[1]!.change).toEqual({ francs: -5, marble: 1 });
  expect(together(steps.map(({ change }) => change))).toEqual({ francs: -3, wood: -1, marble: 1 });
});

it('before the own turn has a step, it tells what the others did since; what was drawn is final', () => {
  const steps = turnOf(log, 6, 0);
  expect(steps.map(({ seat, event, final }) => [seat, event.kind, final])).toEqual([
    [1, 'turned', true],
    [1, 'banked', false],
  ]);
  expect(turnOf(log, 2, 0)).toEqual([]);
  expect(turnOf(log, 5, 1).map(({ event }) => event.kind)).toEqual(['turned', 'banked']);
  expect(turnOf(log, 8, 1).map(({ seat }) => seat)).toEqual([0, 0]);
  expect(turnOf(log, 5, null).map(({ seat }) => seat)).toEqual([1, 1]);
});

it('the latest step of a seat is the one before its turn was handed on', () => {
  expect(latestOf(log, 6, 0)).toBe(0);
  expect(latestOf(log, 6, 1)).toBe(4);
  expect(latestOf(log, 8, 0)).toBe(7);
  expect(latestOf(log, 2, 1)).toBeNull();
  expect(latestOf(log, 8, null)).toBeNull();
});

it('the rules are asked about every way one might have had in mind', () => {
  const material = {
    district: [{ id: 'chaillot' }, { id: 'belleville' }],
    landmark: [
      { id: 'opera', value: 13 },
      { id: 'louvre', value: 14 },
    ],
    prize: [{ id: 'a' }, { id: 'b' }],
  } as unknown as Material;
  const now = view(
    { red: { arc: true, banks: ['chaillot'], at: { 'chaillot-3': 1, 'belleville-2': 1 } } },
    { landmarks: { opera: 'chaillot' }, prizes: { chaillot: 'a' } },
  );
  const ask = (about: string): string[] => questions(about, now, material);
  expect(ask('space:chaillot-5')).toEqual([
    'move chaillot-3 chaillot-5',
    'move bank chaillot-5',
    'move arc chaillot-5',
  ]);
  expect(ask('bring:belleville')).toEqual([
    'move belleville-2 belleville-14',
    'move arc belleville-14',
  ]);
  expect(ask('tile:9')).toEqual(['use 9']);
  expect(ask('tile:10')).toEqual(['bonus 10']);
  expect(ask('slot:belleville')).toEqual(['score b belleville']);
  expect(ask('finish:')).toEqual(['finish']);
  expect(questions('space:chaillot-5', view({ red: none }), material)).toEqual([
    'move arc chaillot-5',
  ]);
});

it('of several refusals the one that lacks least is told, and none where something may be done', () => {
  const no = (key: string, args = {}): Because => ({ rule: null, text: { key, args } });
  const dear = no('cannot_pay', { francs: 4, wood: 1 });
  const near = no('cannot_pay', { francs: 1, wood: 0 });
  expect(telling([no('occupied'), dear, near])).toBe(near);
  expect(telling([no('occupied'), no('not_there')])?.text.key).toBe('occupied');
  expect(telling([dear, null])).toBeNull();
});

it('a tap that has brought a place nearer offers its ways and does nothing yet', () => {
  const moves = [
    { text: 'bank chaillot', parts: { act: 'bank', district: 'chaillot' }, effect: {} },
  ] as unknown as Move[];
  const acts: string[] = [];
  const interaction = new Interaction({
    view: () => ({ landmarks: {} }) as unknown as ParisView,
    material: () => ({}) as Material,
    moves: () => moves,
    act: (text) => acts.push(text),
    why: () => Promise.resolve(null),
    root: () => undefined,
    t: (key) => key,
  });
  interaction.offer('bank-chaillot');
  expect([interaction.ways?.moves, acts]).toEqual([moves, []]);
  interaction.offer('bank-montmartre');
  interaction.offer();
  expect(interaction.chosen).toBe('bank-chaillot');
});
