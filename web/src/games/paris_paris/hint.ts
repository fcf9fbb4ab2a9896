// What a strong player would do, in a sentence.
import type { Translate } from '../../lib/board';
import type { Move } from './types';

/** Where to build, who leaves, and what the tile left over would pay to `seat`, whichever it is. */
export function hint(t: Translate, { parts, effect }: Move, seat: number): string {
  const stop = t(`paris_paris.stop.${parts.stop}`);
  const pays = effect.tours.map(({ small, big }) => (small[seat] ?? 0) + (big?.[seat] ?? 0));
  const least = Math.min(...pays);
  const most = Math.max(...pays);
  return [
    parts.over
      ? t('paris_paris.ui.drives_out', { stop, colour: parts.over })
      : t('paris_paris.ui.build_here', { stop }),
    pays.length === 0
      ? ''
      : least === most
        ? t('paris_paris.ui.hint_pays_same', { n: least })
        : t('paris_paris.ui.hint_pays', { least, most }),
  ]
    .filter(Boolean)
    .join('. ');
}
