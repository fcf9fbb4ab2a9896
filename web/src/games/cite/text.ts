// An action as a sentence, what lies on a space, and why something does not go there.
import type { Translate } from '../../lib/board';
import type { Ghost } from './heldItem.svelte';
import { nameOf } from './geometry';
import type { CiteView, Move, ScoreLine } from './types';

const MARKS = ['skull', 'gargoyle', 'museum', 'seine', 'liberty'];

export function pieceName(t: Translate, piece: string): string {
  return t(MARKS.includes(piece) ? `cite.ui.mark_${piece}` : `cite.piece.${piece}`);
}
export function cardName(t: Translate, card: string): string {
  return t(`cite.postcard.${card}`);
}
/** The four fields of a tile, row by row. */
export function fieldNames(t: Translate, fields: readonly string[]): string {
  const [a, b, c, d] = fields.map((one) => t(`cite.ui.ground_${one}`));
  return t('cite.ui.tile_fields', { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '' });
}
const sideName = (t: Translate, side: string): string =>
  t(`cite.ui.side_${side.replace('-', '_')}`);

export function sentence(t: Translate, { parts }: Move): string {
  const at = parts.at ?? '';
  const { piece = '', card = '' } = parts;
  switch (parts.act) {
    case 'lay':
      return t('cite.ui.do_lay', { at });
    case 'take':
      return t('cite.ui.do_take', { piece });
    case 'pass':
      return t('cite.ui.do_pass');
    case 'choose':
      return t('cite.ui.do_choose', { card });
    case 'build':
      return t('cite.ui.do_build', { piece, at });
    default:
  }
  if (!parts.effect) return t('cite.ui.do_without', { card });
  if (parts.give && parts.get)
    return t('cite.ui.do_levitate', { card, give: parts.give, get: parts.get });
  if (parts.on) return t('cite.ui.do_use_on', { card, piece: parts.on });
  if (at && parts.side)
    return t('cite.ui.do_use_towards', { card, at, side: sideName(t, parts.side) });
  if (parts.side) return t('cite.ui.do_use_side', { card, side: sideName(t, parts.side) });
  return at ? t('cite.ui.do_use_at', { card, at }) : t('cite.ui.do_use', { card });
}

/** Tells the lines of a score apart: a postcard's by its id. */
export const lineKey = ({ key, args }: ScoreLine): string =>
  typeof args.card === 'string' ? args.card : key;
/** What a line counts, whoever's it is. */
export function lineName(t: Translate, { key, args }: ScoreLine): string {
  if (typeof args.card === 'string') return cardName(t, args.card);
  return t(`cite.ui.score_${key.split('.').at(-1)}`);
}

/** What a space is, for those who go over the board by keyboard. */
export function space(t: Translate, view: CiteView, cell: number): string {
  const at = nameOf(cell);
  const ground = view.ground[Math.floor(cell / 8)]?.[cell % 8] ?? '.';
  const word = { b: 'blue', o: 'orange', m: 'mixed', '*': 'lamp' }[ground] ?? 'empty';
  const what = t(`cite.ui.ground_${word}`);
  const on = view.pieces.find((one) => one.cells.includes(at));
  if (!on) return t('cite.ui.space', { at, ground: what });
  return t('cite.ui.space_covered', {
    at,
    ground: what,
    piece: pieceName(t, on.piece),
    colour: on.colour,
  });
}

/** Why a ghost may not be let go where it is, by what lies there. */
export function why(t: Translate, view: CiteView, ghost: Ghost): string {
  const { item } = ghost;
  const ground = (cell: number): string => view.ground[Math.floor(cell / 8)]?.[cell % 8] ?? '.';
  if (item.kind === 'tile') return t('cite.ui.why_square', { at: nameOf(ghost.corner) });
  if (item.kind === 'on') return t('cite.ui.why_on');
  for (const cell of ghost.cells) {
    const at = nameOf(cell);
    const on = view.pieces.find((one) => one.cells.includes(at));
    if (on) return t('cite.ui.why_covered', { at, piece: pieceName(t, on.piece) });
  }
  const rival = item.colour === 'blue' ? 'o' : 'b';
  const takesRival = ['tower', 'arch', 'skull', 'large-lamp'].includes(item.name);
  for (const cell of ghost.cells) {
    const at = nameOf(cell);
    if (takesRival) break;
    if (ground(cell) === '*') return t('cite.ui.why_lamp', { at });
    if (ground(cell) === rival) return t('cite.ui.why_rival', { at });
  }
  return t('cite.ui.why_not');
}

export { sideName };
