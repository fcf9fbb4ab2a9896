// The board and what a card would do, in words: for whoever hears the page instead of seeing it.
import type { Translate } from '../../lib/board';
import { routeOf, stopOf } from './scene';
import type { Move, StopData } from './types';

/** The id of the description of a build. */
export const idOf = ({ parts }: Move): string => `pp-${parts.tile}-${parts.over ?? ''}`;

/** A card by its stop and its route. */
export const cardName = (t: Translate, tile: string): string =>
  t('paris_paris.ui.card_short', { stop: stopOf(tile), route: routeOf(tile) });

/** Who leaves, and what each card that may then be left over pays, and to whom. */
export function consequence(t: Translate, { parts, effect }: Move, colours: string[]): string {
  const name = (colour: string): string => t(`paris_paris.colour.${colour}`);
  const pays = (all: number[]): string[] => {
    const paid = all.flatMap((points, i) =>
      points ? [t('log.of', { name: name(colours[i] ?? ''), points })] : [],
    );
    return paid.length ? paid : [t('paris_paris.ui.why_none')];
  };
  const tours = effect.tours.map(({ tile, small, big }) => {
    const text = big
      ? t('paris_paris.ui.and_big', { small: pays(small), big: pays(big) })
      : pays(small);
    return `${t('site.labelled', { label: cardName(t, tile), text })}.`;
  });
  const stop = parts.stop;
  return [
    parts.over ? `${t('paris_paris.ui.leaves', { colour: parts.over, stop })}.` : '',
    tours.length > 0 ? t('paris_paris.ui.if_left') : '',
    ...tours,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A stop with its routes and the houses on it. */
export function inWords(
  t: Translate,
  stop: Pick<StopData, 'id' | 'crossing' | 'roads' | 'routes'>,
  houses: string[],
): string {
  return t(stop.crossing ? 'paris_paris.ui.read_crossing' : 'paris_paris.ui.read_stop', {
    stop: stop.id,
    routes: stop.routes,
    tiles: t('paris_paris.ui.tiles', { n: stop.roads }),
    houses: houses.length ? houses : t('paris_paris.ui.read_free'),
  });
}
