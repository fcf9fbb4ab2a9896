// Hexes and what happens on them, in words.
import { say } from '../../lib/lang.svelte';
import type { TableInfo, Translate } from '../../lib/protocol';
import { apart, type Chart } from './geometry';
import type { ConnectionView, Hex, Move } from './types';

/** A hex by its name, or by its label and the city nearest to it: "K15, 1 from Orléans". */
export function hexName(t: Translate, chart: Chart, id: string): string {
  const hex = chart.get(id);
  if (!hex || hex.name) return hex?.name ?? id;
  const city = chart.nearest(hex);
  return city
    ? t('connection.ui.near', { hex: id, city: city.name ?? city.id, n: apart(hex, city) })
    : id;
}

const company = (t: Translate, id: string): string => t(`connection.company.${id}`);

/** What laying a locomotive brings. */
export function gain(t: Translate, { effect }: Move, id: string): string {
  const parts = [
    effect.points
      ? t('connection.ui.gain', {
          n: effect.points,
          company: company(t, id),
          value: effect.value ?? 0,
        })
      : t('connection.ui.gain_none'),
    effect.own ? t('connection.ui.gain_own', { n: effect.own }) : '',
    effect.ends ? t('connection.ui.gain_ends') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a hex is and who stands there. */
export function describe(t: Translate, view: ConnectionView, hex: Hex): string {
  const kind =
    hex.kind === 'city'
      ? t('connection.ui.city', { n: hex.value })
      : t(`connection.kind.${hex.kind}`);
  const here = (view.map[hex.id] ?? []).map((id) => company(t, id));
  const only = (view.only[hex.id] ?? []).map((id) => company(t, id));
  return [
    `${hex.name ?? hex.id}: ${kind}.`,
    here.length ? t('connection.ui.here', { companies: here.join(', ') }) : '',
    only.length ? t('connection.ui.only', { companies: only.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Why nothing may be laid on a hex now; empty when it may, or when nobody asked. */
export function refusal(view: ConnectionView, table: TableInfo, id: string): string {
  const refused = view.build?.refused[id];
  return refused ? say('connection', { key: refused.key, args: refused.args }, table) : '';
}

/** Numbers of shares as spoken: "2 red, 1 blue". */
export function spoken(t: Translate, counts: { [company: string]: number }): string {
  return Object.entries(counts)
    .map(([id, n]) => t('connection.ui.count', { n, company: company(t, id) }))
    .join(', ');
}
