// Hexes and what happens on them, in words.
import { say } from '../../lib/lang.svelte';
import type { Translate } from '../../lib/board';
import type { TableInfo } from '../../lib/protocol';
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

/** What laying a locomotive brings. */
export function gain(t: Translate, { effect }: Move, id: string): string {
  const parts = [
    effect.points
      ? t('connection.ui.gain', {
          n: effect.points,
          company: id,
          value: effect.value ?? 0,
        })
      : t('connection.ui.gain_none'),
    effect.own ? t('connection.ui.gain_own', { n: effect.own }) : '',
    effect.ends ? t('connection.ui.gain_ends') : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** What a hex is and who stands there. */
export function describe(t: Translate, chart: Chart, view: ConnectionView, hex: Hex): string {
  const kind =
    hex.kind === 'city'
      ? t('connection.ui.city', { n: hex.value })
      : t(`connection.kind.${hex.kind}`);
  const here = view.map[hex.id] ?? [];
  const only = view.only[hex.id] ?? [];
  return [
    `${t('site.labelled', { label: hexName(t, chart, hex.id), text: kind })}.`,
    here.length ? t('connection.ui.here', { companies: here }) : '',
    only.length ? t('connection.ui.only', { companies: only }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Hexes in the order in which a map is read: by column, then by row. */
const inOrder = (a: string, b: string): number =>
  (/^[A-Z]+/.exec(a)?.[0] ?? '').localeCompare(/^[A-Z]+/.exec(b)?.[0] ?? '') ||
  a.localeCompare(b, 'en', { numeric: true });

/** Every hex on which track lies, with whose. */
export const tracked = (t: Translate, chart: Chart, view: ConnectionView): [string, string][] =>
  Object.entries(view.map)
    .filter(([, here]) => here.length > 0)
    .sort(([a], [b]) => inOrder(a, b))
    .map(([id, here]) => [
      id,
      t('connection.ui.track_at', {
        hex: hexName(t, chart, id),
        companies: here,
      }),
    ]);

/**
 * How promising a hex is for a company, least first: cities by what they pay, else the way to the
 * next free one.
 */
export function rank(chart: Chart, view: ConnectionView, id: string, points: number): number {
  if (points > 0) return -points;
  const hex = chart.get(id);
  const free = chart.cities.filter((city) => !view.map[city.id]?.length);
  return hex ? Math.min(99, ...free.map((city) => apart(hex, city) - city.value / 10)) : 99;
}

/** Why nothing may be laid on a hex now; empty when it may, or when nobody asked. */
export function refusal(view: ConnectionView, table: TableInfo, id: string): string {
  const refused = view.build?.refused[id];
  return refused ? say('connection', { key: refused.key, args: refused.args }, table) : '';
}

/** Numbers of shares as spoken, one for each company: "2 red". */
export const spoken = (t: Translate, counts: { [company: string]: number }): string[] =>
  Object.entries(counts).map(([id, n]) => t('connection.ui.count', { n, company: id }));
