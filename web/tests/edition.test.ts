// The edition sheet: values as people enter them, and as the file has them.
import { describe, expect, it } from 'vitest';
import { blamed, fileOf, groups, read, same, show, spots, toml } from '../src/learn/edition';
import type { Doubt } from '../src/lib/protocol';

const doubt = (path: string, more: Partial<Doubt> = {}): Doubt => ({
  path,
  key: 'banks',
  item: '',
  field: path.split('.').at(-1)!,
  at: [],
  value: 1,
  ours: 1,
  kind: { is: 'whole' },
  ...more,
});

describe('the file', () => {
  it('is TOML, whatever stands in it', () => {
    const text = fileOf('paris', 'my "box"', {
      'district.belleville.bank': 4,
      'landmark.opera.cost': { wood: 1, 'gold-prestige': 2 },
      'stop.x.name': 'Père\n\x7f',
      none: {},
      list: [[0, -1], ['a']],
      yes: true,
    });
    expect(text).toBe(`format = 1
game = "paris"
name = "my \\"box\\""

[values]
"district.belleville.bank" = 4
"landmark.opera.cost" = { "gold-prestige" = 2, "wood" = 1 }
"stop.x.name" = "Père\\n\\u007F"
"none" = {}
"list" = [[0, -1], ["a"]]
"yes" = true
`);
  });

  it('does not mind the order of amounts', () => {
    expect(same({ wood: 1, gold: 2 }, { gold: 2, wood: 1 })).toBe(true);
    expect(same({ wood: 1 }, { wood: 2 })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(toml([])).toBe('[]');
  });
});

describe('what is written as a text', () => {
  const kinds = [
    [{ is: 'pairs', size: 1 }, ['A9', 'B12'], 'A9 B12'],
    [{ is: 'pairs', size: 2 }, [['H8', 'G9']], 'H8-G9'],
    [
      { is: 'rays' },
      [
        [
          [0, -1],
          [0, -2],
        ],
        [[1, 0]],
      ],
      '0,-1 0,-2\n1,0',
    ],
    [{ is: 'towns' }, [{ hex: 'Q31', value: 2, name: 'La Ciotat' }], 'Q31 2 La Ciotat'],
  ] as const;
  it.each(kinds)('is shown and read again: %o', (kind, value, text) => {
    const plain = JSON.parse(JSON.stringify(value));
    expect(show(kind, plain)).toBe(text);
    expect(read(kind, text)).toEqual(plain);
    expect(read(kind, '')).toEqual([]);
  });
  it('keeps what it does not understand, for the server to refuse', () => {
    expect(read({ is: 'rays' }, 'up')).toEqual([[['up']]]);
    expect(read({ is: 'pairs', size: 2 }, 'a1, b2')).toEqual([['A1'], ['B2']]);
    expect(read({ is: 'towns' }, 'q31')).toEqual([{ hex: 'Q31', value: '', name: '' }]);
  });
});

describe('where it lies', () => {
  it('is found on the drawing', () => {
    const bank = doubt('district.chaillot.bank', { at: ['chaillot'] });
    expect(spots('paris', bank, 3)).toEqual(["[data-place='bank-chaillot']"]);
    const city = doubt('city.A11.hex', { at: ['A11'], key: 'map.cities' });
    expect(spots('connection', city, 'B12')).toEqual(["[data-at='B12']"]);
    expect(spots('connection', city, '')).toEqual(["[data-at='A11']"]);
    const sides = doubt('sides', { key: 'map.sides' });
    expect(spots('connection', sides, [['H8', "']"]])).toEqual(["[data-at='H8']", "[data-at='']"]);
    const route = doubt('route.red.stops', { at: ['red'], key: 'map.route_order' });
    expect(spots('paris_paris', route, ['louvre', 'opera'])).toHaveLength(2);
    expect(spots('cite', doubt('first_set.cards', { key: 'first_set' }), [])).toEqual([]);
  });

  it('is what the server blames', () => {
    const all = [doubt('stop.x.name'), doubt('towns'), doubt('sides')];
    expect(blamed('towns: a list is needed', all)?.path).toBe('towns');
    expect(blamed('map.toml: hex A1: it lies where B lies', all)).toBeUndefined();
  });

  it('stands under what it is about, in order', () => {
    const all = [doubt('a'), doubt('b', { key: 'types' }), doubt('c')];
    expect(groups(all).map(([key, of]) => [key, of.length])).toEqual([
      ['banks', 2],
      ['types', 1],
    ]);
  });
});
