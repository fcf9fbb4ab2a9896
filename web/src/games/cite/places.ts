// The places of the board in words: what lies there, what would be put there, and why not.
import type { Translate } from '../../lib/board';
import type { HeldItem, Ghost } from './heldItem.svelte';
import { nameOf } from './geometry';
import type { CiteView } from './types';
import { fieldNames, pieceName, sideName, space, why } from './text';

/** The rule that says where a postcard's piece may stand. */
const RULES: { [piece: string]: string } = {
  tile: 'LC2.2',
  garden: 'LC4.3',
  painter: 'LC4.5',
  annex: 'LC4.7',
  streetlight: 'LC4.8',
  dancer: 'LC4.9',
  fountain: 'LC4.10',
  statue: 'LC4.11',
  'large-lamp': 'LC4.12',
  obelisk: 'LC5.1',
  hotel: 'LC5.3',
  gargoyle: 'LC5.4',
  arch: 'LC5.5',
  tower: 'LC5.6',
  museum: 'LC5.7',
  skull: 'LC5.8',
};
export const ruleOf = (ghost: Ghost): string => RULES[ghost.item.name] ?? 'LC3.3';

/** Why a ghost may not be let go where it is, and whether turning it would help. */
export function no(
  t: Translate,
  view: CiteView,
  held: HeldItem,
  cell: number,
  ghost: Ghost,
): string {
  const reason = why(t, view, ghost);
  return held.shapes.length > 1 && held.fitsTurned(cell)
    ? `${reason} ${t('cite.ui.why_turn')}`
    : reason;
}

/** The postcard that a building would spend by lying there, if it does. */
export function spent(view: CiteView, ghost: Ghost): string | null {
  if (!ghost.move || !/^([A-Z]\d|garden|fountain)$/.test(ghost.item.name)) return null;
  const rival = ghost.item.colour === 'blue' ? 'o' : 'b';
  const covers = (letter: string): boolean =>
    ghost.cells.some((cell) => view.ground[Math.floor(cell / 8)]?.[cell % 8] === letter);
  const { waiting } = view;
  if (waiting.metropolitain === ghost.item.colour && covers('*')) return 'metropolitain';
  return waiting.chartier === ghost.item.colour && covers(rival) ? 'chartier' : null;
}

/** What a target of the board is called, with what is in hand. */
export function place(
  t: Translate,
  view: CiteView,
  held: HeldItem,
  planning: boolean,
  cell: number,
): string {
  const ghost = held.staged ? held.staged.ghost : held.over(cell);
  if (!ghost) return space(t, view, cell);
  const { item } = ghost;
  const piece = item.kind === 'tile' ? t('cite.ui.tile') : pieceName(t, item.name);
  const at = ghost.side ? sideName(t, ghost.side) : nameOf(cell);
  if (planning) return t('cite.ui.holding_at', { piece, at });
  if (!ghost.move)
    return t('cite.ui.place_no', {
      at: ghost.side ? at : space(t, view, cell),
      why: no(t, view, held, cell, ghost),
    });
  if (item.kind === 'on')
    return t('cite.ui.place', { at: pieceName(t, ghost.move.parts.on ?? ''), piece, cells: at });
  const { side } = ghost.move.parts;
  const { fields } = held;
  const cells = ghost.cells.map(nameOf).join(' ');
  return t('cite.ui.place', {
    at,
    piece: fields ? t('cite.ui.tile_shown', { fields: fieldNames(t, fields) }) : piece,
    cells: ghost.side
      ? at
      : side
        ? t('cite.ui.cells_facing', { cells, side: sideName(t, side) })
        : cells,
  });
}
