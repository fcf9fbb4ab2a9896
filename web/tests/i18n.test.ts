import { describe, expect, it } from 'vitest';
import { Speaker, translate, type Catalogue } from '../src/lib/i18n';
import type { TableInfo } from '../src/lib/protocol';

const words: Catalogue = {
  hello: 'Hello {name}, {missing}',
  'g.stop.louvre': 'Louvre',
  'g.route.red': 'red',
  'g.colour.lilac': 'lilac',
  'g.event.built': '{seat} builds at {tile}.',
  'g.event.marker': '{seat}: {route}',
  'g.event.marker_hidden': '{seat} draws a card.',
  'g.event.displaced_bag': '{owner} into the bag',
  'g.event.pays': { one: '{n} point for {seat}', other: '{n} points for {seat}' },
  'g.event.tour_end': 'End: {points}',
  'g.piece.T5': 'T of 5',
  'g.event.used': '{seat}: {card}',
  'g.event.used_on': '{seat}: {card} ({on})',
  'log.tile': '{stop} ({route})',
  'log.of': '{name} {points}',
  'log.nobody': 'nobody',
  'seat.twin': '{name} ({colour})',
};

function table(names: string[]): TableInfo {
  const seats = names.map((name, seat) => ({
    seat,
    colour: ['lilac', 'grey'][seat] ?? 'green',
    kind: 'person' as const,
    name,
    level: null,
    online: true,
    resigned: false,
  }));
  return { game: 'g', seats } as unknown as TableInfo;
}

describe('sentences', () => {
  it('fills in what it has and leaves the rest visible', () => {
    expect(translate('en', words, 'hello', { name: 'Ana' })).toBe('Hello Ana, {missing}');
  });

  it('shows a missing key as itself', () => {
    expect(translate('en', words, 'no.such.key')).toBe('no.such.key');
  });

  it('chooses plurals by the language', () => {
    const forms: Catalogue = {
      p: { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' },
    };
    const polish = [1, 3, 5, 22].map((n) => translate('pl', forms, 'p', { n }));
    expect(polish).toEqual(['punkt', 'punkty', 'punktów', 'punkty']);
  });
});

describe('events', () => {
  const speaker = new Speaker('en', words);
  const two = table(['Ana', 'Bert']);

  it('chooses the sentence by a word, and names a piece whatever it is called', () => {
    const used = { kind: 'used', seat: 1, card: 'notre-dame', how: 'on', on: 'T5' };
    expect(speaker.tEvent('g', used, two)).toBe('Bert: notre-dame (T of 5)');
  });

  it('turns seats and tiles into names', () => {
    const event = { kind: 'built', seat: 1, tile: 'louvre/red' };
    expect(speaker.tEvent('g', event, two)).toBe('Bert builds at Louvre (red).');
  });

  it('says less of what is hidden', () => {
    expect(speaker.tEvent('g', { kind: 'marker', seat: 0, route: 'red' }, two)).toBe('Ana: red');
    expect(speaker.tEvent('g', { kind: 'marker', seat: 0, route: null }, two)).toBe(
      'Ana draws a card.',
    );
  });

  it('chooses a sentence by a word', () => {
    const event = { kind: 'displaced', seat: 0, owner: 1, stop: 'louvre', to: 'bag' };
    expect(speaker.tEvent('g', event, two)).toBe('Bert into the bag');
  });

  it('counts points, never seats', () => {
    const pays = (points: number): string =>
      speaker.tEvent('g', { kind: 'pays', seat: 1, points }, two);
    expect([pays(1), pays(3)]).toEqual(['1 point for Bert', '3 points for Bert']);
  });

  it('lists the points of everybody who got any', () => {
    expect(speaker.tEvent('g', { kind: 'tour_end', points: [2, 0] }, two)).toBe('End: Ana 2');
    expect(speaker.tEvent('g', { kind: 'tour_end', points: [0, 0] }, two)).toBe('End: nobody');
  });

  it('tells one person at two seats apart by colour', () => {
    expect(speaker.seatName(table(['Ana', 'Ana']), 0)).toBe('Ana (lilac)');
    expect(speaker.seatName(two, 0)).toBe('Ana');
  });
});
