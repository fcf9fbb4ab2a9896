// Tables in a few typical states, for looking at the client without a server. No rules here.
import type { Entry, Legal, TableInfo, View, You } from '../src/lib/protocol';

const COLOURS = ['lilac', 'grey', 'green', 'yellow'];

function seats(filled: boolean, hot: boolean): TableInfo['seats'] {
  return COLOURS.map((colour, seat) => {
    const bot = filled && !hot && seat !== 2;
    const person = seat === 2 || (filled && hot);
    return {
      seat,
      colour,
      kind: bot ? 'bot' : person ? 'person' : 'empty',
      name: bot ? ['Zola', 'Colette', '', 'Hugo'][seat]! : person ? 'Ana' : '',
      level: bot ? 'middle' : null,
      online: true,
      resigned: false,
    };
  });
}

const HOUSES = {
  montmartre: ['lilac', 'grey'],
  pompidou: ['green'],
  'st-nicolas': ['yellow'],
  'pont-neuf': ['yellow'],
  'hotel-de-ville': ['lilac'],
  'quartier-latin': ['lilac', 'green'],
  odeon: ['green', 'yellow'],
  louvre: ['lilac', 'grey'],
  marais: ['green'],
};

function view(over: boolean): View {
  return {
    game: 'paris_paris',
    rules_version: 1,
    players: 4,
    options: { open_bag: false, small_tour: 'both' },
    viewer: 2,
    ply: 23,
    to_act: over ? null : 2,
    phase: over ? 'over' : 'build',
    round: 4,
    rounds: 12,
    start: 0,
    seats: COLOURS.map((colour, seat) => ({
      seat,
      colour,
      points: [12, 7, 15, 9][seat]!,
      houses: [5, 3, 4, 3][seat]!,
      marker: seat === 2 ? 'red' : null,
    })),
    houses: { ...HOUSES },
    offer: ['louvre/red', 'les-halles/teal', 'opera/brown'],
    parked: ['bastille/orange', 'st-sulpice/blue'],
    open_marker: null,
    bag: null,
    stacks: 8,
  };
}

function legal(): Legal[] {
  const effect = {
    tours: [
      { tile: 'les-halles/teal', small: [1, 1, 0, 0], big: null },
      { tile: 'opera/brown', small: [0, 0, 1, 0], big: [2, 1, 0, 3] },
    ],
    parks: true,
  };
  const of = (tile: string, over: string | null): Legal => {
    const [stop = '', route = ''] = tile.split('/');
    return {
      text: over ? `build ${tile} over ${over}` : `build ${tile}`,
      parts: { tile, stop, route, over },
      effect,
    };
  };
  return [
    of('louvre/red', 'lilac'),
    of('louvre/red', 'grey'),
    of('les-halles/teal', null),
    of('opera/brown', null),
  ];
}

function entries(): Entry[] {
  const out: Entry[] = [];
  let ply = 0;
  const add = (kind: string, seat: number | null, events: Entry['events'], more = {}): void => {
    const counted = kind === 'act' || kind === 'chance';
    out.push({ n: out.length + 1, ply: counted ? ++ply : null, seat, kind, events, ...more });
  };
  add('started', null, []);
  add('chance', null, [{ kind: 'start', seat: 0 }]);
  for (let seat = 0; seat < 4; seat++)
    add('chance', null, [{ kind: 'marker', seat, route: seat === 2 ? 'red' : null }]);
  const stops = ['montmartre', 'pompidou', 'odeon', 'louvre'];
  for (let round = 1; round < 4; round++) {
    add('chance', null, [
      { kind: 'round', round, start: (round - 1) % 4 },
      ...stops.map((stop) => ({ kind: 'drawn', tile: `${stop}/teal` })),
    ]);
    for (let i = 0; i < 4; i++) {
      const seat = (round - 1 + i) % 4;
      const events: Entry['events'] = [{ kind: 'built', seat, tile: `${stops[i]}/teal` }];
      if (i === 2) events.push({ kind: 'displaced', seat, owner: 1, stop: stops[i]!, to: 'bag' });
      if (i === 3)
        events.push(
          { kind: 'small_tour', tile: 'marais/orange' },
          { kind: 'small_pays', stop: 'marais', seat: 2, points: 1, distance: 0 },
          { kind: 'small_pays', stop: 'hotel-de-ville', seat: 0, points: 2, distance: 1 },
          { kind: 'parked', tile: 'marais/orange' },
        );
      add('act', seat, events, { text: `build ${stops[i]}/teal` });
    }
    add('chat', 2, [], { name: 'Ana', chat: round === 2 ? 'look at #9' : 'bonjour' });
  }
  return out;
}

function line(key: string, points: number, rule: string) {
  return {
    key: `paris_paris.line.${key}`,
    points,
    rule,
    pieces: [{ stop: 'louvre', points }],
    args: { route: 'red' },
  };
}

export interface Mock {
  info: TableInfo;
  you: You;
  view: View | null;
  entries: Entry[];
  legal: Legal[];
  version: number;
}

export function table(id: string): Mock {
  const hot = id === 'hot';
  const over = id === 'over';
  const open = id === 'open';
  return {
    version: 41,
    info: {
      id,
      game: 'paris_paris',
      players: 4,
      options: { open_bag: false, small_tour: 'both' },
      status: over ? 'over' : open ? 'open' : 'playing',
      private: false,
      seats: seats(!open, hot),
      spectators: 1,
      rematch: null,
      ask: id === 'ask' ? { what: 'undo', by: 0, to: 17, yes: [], need: [2] } : null,
      outcome: over
        ? {
            scores: [38, 27, 41, 33],
            ranks: [2, 4, 1, 3],
            reason: 'rounds',
            tiebreak: null,
            resigned: [],
            lines: [0, 1, 2, 3].map((seat) => ({
              seat,
              lines: [
                line('small', 9, 'PP6.2'),
                line('big', 18, 'PP7.5'),
                line('special', 8, 'PP8.2'),
              ],
            })),
          }
        : null,
      created: 1763700000,
    },
    you: {
      player: 'p1',
      name: 'Ana',
      seats: hot ? [0, 1, 2, 3] : open ? [] : [2],
      seat: hot ? 0 : 2,
      open: [],
      may_ask: [],
      asks: false,
      host: true,
    },
    view: open ? null : view(over),
    entries: open ? [] : entries(),
    legal: over || open ? [] : legal(),
  };
}
