// What a strong player would do, in a sentence.
import type { Translate } from '../../lib/board';
import type { Chart } from './geometry';
import type { ConnectionView, Move } from './types';
import { gain, hexName } from './text';

export function hint(t: Translate, view: ConnectionView, chart: Chart, move: Move): string {
  const { parts, effect } = move;
  const company = parts.company ?? '';
  switch (parts.act) {
    case 'build':
      return t('connection.ui.hint_company', { company });
    case 'lay':
      return [
        t('connection.ui.hint_lay', { hex: hexName(t, chart, parts.hex ?? '') }),
        gain(t, move, view.build?.company ?? ''),
      ].join(' ');
    case 'return':
      return t('connection.ui.return', { company });
    case 'take':
      return [
        t('connection.ui.take', { n: parts.count ?? 0 }),
        t('connection.ui.take_label', { company, shares: effect.shares ?? 0 }),
      ].join(' ');
    case 'done':
      return t(effect.ends ? 'connection.ui.done_ends' : 'connection.ui.done');
  }
}
