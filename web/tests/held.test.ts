// La Cité: what was put down and is turned, and the tile that an empty square takes.
import { expect, it } from 'vitest';
import { numberOf, xy } from '../src/games/cite/geometry';
import { Interaction } from '../src/games/cite/interaction.svelte';
import type { Plan } from '../src/games/cite/plan.svelte';
import { suggest } from '../src/games/cite/suggest';
import type { CiteView, Material, Move } from '../src/games/cite/types';

const LAID = ['a1 b1 c1', 'a1 a2 a3'].map((cells) => ({
  piece: 'I3',
  cells: cells.split(' ').map((name) => xy(numberOf(name))),
}));
const move = (text: string, parts: object): Move => ({ text, parts }) as unknown as Move;
const lay = (at: string, turns: number): Move =>
  move(`lay ${at} ${turns}`, { act: 'lay', tile: 3, at, turns });
const build = (at: string, turns: number): Move =>
  move(`build I3 ${at} ${turns}`, { act: 'build', piece: 'I3', at, turns });

function table(moves: Move[]): { interaction: Interaction; acts: string[] } {
  const acts: string[] = [];
  const view = { seats: [{ colour: 'blue' }], to_act: 0, pieces: [] } as unknown as CiteView;
  const interaction: Interaction = new Interaction({
    material: () => ({ laid: LAID, tiles: {} }) as unknown as Material,
    view: () => view,
    moves: () => moves,
    mine: () => true,
    plan: { at: () => undefined } as unknown as Plan,
    colour: () => 'blue',
    act: (text) => acts.push(text),
    suggest: (move) => suggest(interaction, 'blue', move),
    root: () => undefined,
    stack: () => false,
  });
  return { interaction, acts };
}
const TURNS = [0, 1, 2, 3];
const B2 = 9;

it('an empty square that is pointed at takes the tile, which may still be turned', () => {
  const { interaction, acts } = table(TURNS.map((turns) => lay('a1', turns)));
  interaction.point(B2);
  expect(interaction.game.staged?.move.text).toBe('lay a1 0');
  interaction.game.turn(1);
  expect(interaction.game.staged?.move.text).toBe('lay a1 1');
  interaction.commit();
  expect(acts).toEqual(['lay a1 1']);
});

it('a square that takes no tile leaves the hand empty', () => {
  const { interaction } = table(TURNS.map((turns) => lay('c1', turns)));
  interaction.point(B2);
  expect([interaction.game.item, interaction.game.staged]).toEqual([null, null]);
  const none = table([build('a1', 0)]).interaction;
  none.point(B2);
  expect(none.game.item).toBe(null);
});

it('a building that was put down and fits no more when turned is in hand again', () => {
  const { interaction } = table([build('a1', 0), build('a2', 1)]);
  const { game } = interaction;
  game.pick({ kind: 'piece', name: 'I3', colour: 'blue', card: null }, false, 0, 1);
  interaction.drop();
  expect(game.staged?.move.text).toBe('build I3 a1 0');
  game.turn(1);
  expect([game.staged, game.item?.name]).toEqual([null, 'I3']);
});
