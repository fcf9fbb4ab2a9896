// Paris Paris: whether a card is built with one press or two is a setting, the same for every
// pointer.
import { expect, it } from 'vitest';
import { Interaction } from '../src/games/paris_paris/interaction.svelte';
import type { Move } from '../src/games/paris_paris/types';

const build = (tile: string, over: string | null = null): Move => ({
  text: `build ${tile}${over ? ` over ${over}` : ''}`,
  parts: { tile, stop: tile.split('/')[0]!, route: tile.split('/')[1]!, over },
  effect: { tours: [], certain: false },
});
const FREE = build('louvre/red');
const FULL = [build('opera/blue', 'lilac'), build('opera/blue', 'grey')];

function chooser(
  setting: boolean | null,
  builds = [FREE, ...FULL],
): { interaction: Interaction; acts: string[]; focused: string[] } {
  const acts: string[] = [];
  const focused: string[] = [];
  const interaction = new Interaction({
    builds: () => builds,
    offer: () => [...new Set(builds.map(({ parts }) => parts.tile))],
    act: (text) => acts.push(text),
    focusOn: (selector) => focused.push(selector),
    twice: (pointer) => setting ?? pointer === 'touch',
  });
  return { interaction, acts, focused };
}

it('as the device is used: a mouse builds at once, a finger at the second tap', () => {
  const { interaction, acts } = chooser(null);
  interaction.pick('louvre/red', 'mouse');
  expect(acts).toEqual(['build louvre/red']);
  interaction.pick('louvre/red', 'touch');
  expect([acts.length, interaction.picked]).toEqual([1, 'louvre/red']);
  interaction.pick('louvre/red', 'touch');
  expect(acts).toHaveLength(2);
});

it('with the setting every pointer needs two, or one', () => {
  for (const pointer of ['mouse', 'touch', 'keyboard']) {
    const two = chooser(true);
    two.interaction.pick('louvre/red', pointer);
    expect([two.acts, two.interaction.atOnce(pointer)]).toEqual([[], false]);
    two.interaction.pick('louvre/red', pointer);
    expect(two.acts).toEqual(['build louvre/red']);
    const one = chooser(false);
    one.interaction.pick('louvre/red', pointer);
    expect([one.acts, one.interaction.atOnce(pointer)]).toEqual([['build louvre/red'], true]);
  }
});

it('keys are led to the button that builds, and to the houses that may leave', () => {
  const { interaction, focused } = chooser(true);
  interaction.pick('louvre/red', 'keyboard');
  interaction.pick('opera/blue', 'keyboard');
  expect(focused).toEqual(['[data-build]', '[data-leavers] button']);
});

it('where two cards lead, the stop means the card that was picked for it', () => {
  const { interaction, acts } = chooser(null, [FREE, build('louvre/teal')]);
  interaction.pickStop('louvre', 'touch');
  expect([interaction.asked, interaction.picked]).toEqual(['louvre', null]);
  interaction.pick('louvre/teal', 'touch');
  expect(acts).toEqual([]);
  interaction.pickStop('louvre', 'touch');
  expect(acts).toEqual(['build louvre/teal']);
});
