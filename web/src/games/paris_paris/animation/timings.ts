// What may be seen moving over the map, and how long each kind of event is shown, in milliseconds.
import type { Args, Event } from '../../../lib/protocol';
import type { Point } from '../scene';

export interface Float {
  id: number;
  at: Point;
  seat: number;
  points: number;
}

export interface Ghost {
  id: number;
  at: Point;
  seat: number;
  turn: number;
  fade: number;
}

export interface BusAt {
  at: Point;
  flip: boolean;
  route: string;
  letter: string;
}

export const lengths: { [kind: string]: number } = {
  drawn: 60,
  built: 420,
  small_tour: 520,
  small_pays: 420,
  small_nothing: 550,
  parked: 350,
  big_tour: 3500,
  special_tour: 4400,
  boxed: 250,
  shown: 350,
  bag: 1900,
};

/** The most that is shown at once, in milliseconds. */
export const limitOf = (events: readonly Event[]): number =>
  events.some((event) => event.kind === 'special_tour') ? 9000 : 3600;

/** Where something thrown from one point to another is at a time between 0 and 1. */
export const thrown = (from: Point, to: Point, t: number): Point => [
  from[0] + (to[0] - from[0]) * ease(t),
  from[1] + (to[1] - from[1]) * ease(t) - Math.sin(t * Math.PI) * 70,
];

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** The sentence over the map while a bus drives, or the bag is emptied. */
export interface Title {
  key: string;
  args: Args;
}

export function titleOf({ kind, route, seat, points }: Event): Title {
  const args = { route: route ?? '', seat: seat ?? null, points: points ?? 0 };
  if (kind === 'bag') return { key: 'paris_paris.event.bag', args };
  const special = kind === 'special_tour' && seat !== null;
  return { key: `paris_paris.ui.${special ? 'special_tour_of' : kind}`, args };
}
