// What each bonus tile does, as a sign made of a few glyphs: coins, points, tokens, keys, houses,
// and how they are joined.
export type Glyph =
  | { kind: 'coin' | 'points' | 'house'; n: number | string }
  | { kind: 'token'; token: string }
  | { kind: 'any' | 'pair'; of: 'resource' | 'prestige' }
  | { kind: 'monument' | 'types' | 'key' | 'own' | 'others' | 'tile' | 'taken' | 'back' | 'end' };

/**
 * `each`: the first for every one of the second; `to`: the first becomes the second; `and`: both.
 */
export interface Sign {
  glyphs: Glyph[];
  join?: 'each' | 'to' | 'and';
  /** What the tile is for, as a tint: money, goods, points, or a special move. */
  tint: 'money' | 'goods' | 'points' | 'move';
}

const coins = (n: number): Glyph => ({ kind: 'coin', n });
const points = (n: number | string): Glyph => ({ kind: 'points', n });
const money = (n: number): Sign => ({ glyphs: [coins(n)], tint: 'money' });
const stands = (token: string): Sign => ({ glyphs: [{ kind: 'token', token }], tint: 'goods' });
const each = (n: number, what: Glyph): Sign => ({
  glyphs: [points(n), what],
  join: 'each',
  tint: 'points',
});
const house = (n: number): Glyph => ({ kind: 'house', n });
const any = (of: 'resource' | 'prestige', n: number): Sign => ({
  glyphs: Array.from({ length: n }, () => ({ kind: 'any', of }) as const),
  join: 'and',
  tint: 'goods',
});
const step = (join: Sign['join'], ...glyphs: Glyph[]): Sign => ({ glyphs, join, tint: 'move' });

/** The sign of a tile. What some pay depends on the number of players. */
export function signOf(tile: number, players: number): Sign {
  switch (tile) {
    case 1:
      return money(3);
    case 2:
      return stands('wood');
    case 3:
      return stands('marble');
    case 4:
      return stands('gold');
    case 5:
      return money(4);
    case 6:
      return each(2, house(1));
    case 7:
      return { glyphs: [points(1), coins(3)], join: 'and', tint: 'money' };
    case 8:
      return any('prestige', 1);
    case 9:
      return step('to', { kind: 'key' }, { kind: 'own' });
    case 10:
      return any('resource', 1);
    case 11:
      return each(3, house(2));
    case 12:
      return money(5);
    case 13:
      return step('to', coins(-2), { kind: 'key' });
    case 14:
      return step('to', coins(-1), { kind: 'key' });
    case 15:
      return each(4, house(3));
    case 16:
      return step('to', { kind: 'key' }, { kind: 'others' });
    case 17:
      return step(undefined, { kind: 'taken' });
    case 18:
      return each(5, house(4));
    case 19:
      return any('prestige', 2);
    case 20:
      return each(players - 1, { kind: 'tile' });
    case 21:
      return any('resource', 2);
    case 22:
      return money(6);
    case 23:
      return each(players, { kind: 'pair', of: 'prestige' });
    case 24:
      return each(players, { kind: 'pair', of: 'resource' });
    case 25:
      return step('and', { kind: 'back' });
    case 26:
      return each(6, house(5));
    case 27:
      return { glyphs: [points(1), { kind: 'end' }], join: 'each', tint: 'points' };
    case 28:
      return each(7, house(8));
    case 29:
      return each(8, { kind: 'monument' });
    default:
      return { glyphs: [points('10–25'), { kind: 'types' }], join: 'each', tint: 'points' };
  }
}
