// The private plan of La Cité: what lies in the game is shown as it lies, under what is only
// planned.
import { expect, it } from 'vitest';
import { overlaid, type Planned } from '../src/games/cite/plan.svelte';

const piece = (id: string, cells: string[], more: Partial<Planned> = {}): Planned => ({
  id,
  piece: id,
  colour: 'blue',
  cells,
  turns: 0,
  ...more,
});
const ids = (all: readonly Planned[]): string[] => all.map(({ id, cells }) => `${id} ${cells[0]}`);

it('an empty plan shows what is built', () => {
  const { built, planned } = overlaid([piece('I3', ['a1', 'b1'])], []);
  expect([ids(built), planned]).toEqual([['I3 a1'], []]);
});

it('what was planned and then built elsewhere is shown where it was built', () => {
  const laid = [piece('I3', ['a1', 'b1'])];
  const { built, planned } = overlaid(laid, [piece('I3', ['c3', 'd3']), piece('T5', ['e5'])]);
  expect([ids(built), ids(planned)]).toEqual([['I3 a1'], ['T5 e5']]);
});

it('what was built where it was planned is shown once', () => {
  const laid = [piece('I3', ['a1', 'b1'])];
  const { built, planned } = overlaid(laid, [piece('I3', ['b1', 'a1'])]);
  expect([...ids(built), ...ids(planned)]).toEqual(['I3 b1']);
});

it('what is built may be tried elsewhere on purpose', () => {
  const laid = [piece('I3', ['a1', 'b1'])];
  const { built, planned } = overlaid(laid, [piece('I3', ['c3', 'd3'], { moved: true })]);
  expect([ids(built), ids(planned)]).toEqual([[], ['I3 c3']]);
});
