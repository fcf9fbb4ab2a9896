// Which places a last turn touched, of whom, and what is new to whoever looks.
import { expect, it } from 'vitest';
import { touched as cite } from '../src/games/cite/touched';
import { touched as connection } from '../src/games/connection/touched';
import { touched as paris } from '../src/games/paris/touched';
import { touched as parisParis } from '../src/games/paris_paris/touched';
import { lastMoves } from '../src/games/lastMoves';
import type { Entry } from '../src/lib/protocol';

const act = (ply: number, seat: number, text: string): Entry => ({
  n: ply,
  ply,
  seat,
  kind: 'act',
  text,
  events: [],
});
const log: Entry[] = [
  act(1, 0, 'lay A1'),
  act(2, 1, 'lay B1'),
  act(3, 2, 'lay C1'),
  act(4, 0, 'lay D1'),
  { ...act(5, 0, 'lay E1'), kind: 'chance' },
  act(6, 0, 'lay D2'),
  act(7, 1, 'lay F1'),
  { ...act(8, 1, 'lay X1'), ply: null, undone: true },
  act(9, 1, 'lay D2'),
];

it('marks the whole last turn of every seat, and nothing of the turns before', () => {
  const marks = lastMoves(log, null, 0, connection);
  expect([...marks.keys()].sort()).toEqual(['C1', 'D1', 'D2', 'F1']);
  expect(marks.get('D2')).toEqual([
    { seat: 1, fresh: true },
    { seat: 0, fresh: false },
  ]);
  expect(marks.get('C1')).toEqual([{ seat: 2, fresh: false }]);
});

it('takes for new what others did since, or the latest turn for who looks on or back', () => {
  const fresh = (ply: number | null, own: number | null): string[] =>
    [...lastMoves(log, ply, own, connection)]
      .filter(([, marks]) => marks.some((mark) => mark.fresh))
      .map(([place]) => place)
      .sort();
  expect(fresh(null, 2)).toEqual(['D1', 'D2', 'F1']);
  expect(fresh(null, 1)).toEqual([]);
  expect(fresh(null, null)).toEqual(['D2', 'F1']);
  expect(fresh(6, 2)).toEqual(['D1', 'D2']);
  expect(fresh(3, 2)).toEqual(['C1']);
});

it('reads each game as it is written', () => {
  const places = (touched: (entry: Entry) => string[], text: string): string[] =>
    touched(act(1, 0, text));
  expect(places(parisParis, 'build pont-neuf/blue over grey')).toEqual(['pont-neuf']);
  expect(places(cite, 'lay 5 at c3 turn 2')).toEqual(['square-c3']);
  expect(places(cite, 'build T5 at c3 turn 1')).toEqual(['piece-T5']);
  expect(places(cite, 'use le-penseur at c3 facing north')).toEqual([
    'card-le-penseur',
    'space-c3',
  ]);
  expect(places(cite, 'use sacre-coeur without effect')).toEqual(['card-sacre-coeur']);
  expect(places(cite, 'choose le-peintre')).toEqual(['card-le-peintre']);
  expect(places(cite, 'take T5')).toEqual(['piece-T5']);
  expect(places(cite, 'pass')).toEqual([]);
  expect(places(connection, 'return blue')).toEqual(['board-blue']);
  expect(places(connection, 'take red 2')).toEqual(['board-red']);
  expect(places(connection, 'build red')).toEqual([]);
  expect(places(paris, 'move bank montmartre-3')).toEqual(['space-montmartre-3']);
  expect(places(paris, 'move arc la-villette-1 with 9')).toEqual(['space-la-villette-1']);
  expect(places(paris, 'move saint-germain-1 saint-germain-11')).toEqual([
    'space-saint-germain-11',
  ]);
  expect(places(paris, 'bank saint-germain')).toEqual(['bank-saint-germain']);
  expect(places(paris, 'bonus 28')).toEqual(['track-28']);
  expect(places(paris, 'score a la-villette')).toEqual(['prize-la-villette']);
  expect(places(paris, 'sell gold-prestige')).toEqual(['token-gold-prestige']);
  expect(places(paris, 'use 12')).toEqual(['used-0-12']);
  expect(paris(act(1, 1, 'use 12'))).toEqual(['used-1-12']); // others may have used such a tile
  expect(places(paris, 'use end silver')).toEqual(['ends']);
  expect(places(paris, 'take 1-point')).toEqual(['ends']);
  expect(places(paris, 'finish')).toEqual([]);
  const home = { kind: 'turned', how: 'home', district: 'la-villette', value: 3 };
  const chance: Entry = {
    ...act(2, 0, 'turn la-villette/3'),
    kind: 'chance',
    seat: null,
    events: [home],
  };
  const drawn: Entry[] = [{ ...act(1, 0, 'draw 2'), events: [{ kind: 'drew' }] }, chance];
  expect([...lastMoves(drawn, null, 1, paris).keys()]).toEqual(['space-la-villette-3']);
  expect([...lastMoves(drawn, 1, 1, paris).keys()]).toEqual([]);
  const free = { kind: 'placed', district: 'chaillot', value: 3 };
  expect(paris({ ...act(1, 0, 'place chaillot'), events: [free] })).toEqual(['space-chaillot-3']);
});
