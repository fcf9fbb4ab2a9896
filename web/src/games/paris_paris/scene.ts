// What is drawn at one moment, and where.
import type { ParisView } from './types';

export type Point = readonly [number, number];

/** What is drawn at one moment: the view, or a step on the way to it. */
export interface Scene {
  houses: { [stop: string]: string[] };
  points: number[];
  offer: string[];
  parked: string[];
  markers: (string | null)[];
  bag: ParisView['bag'];
}

export const stopOf = (tile: string): string => tile.slice(0, tile.indexOf('/'));
export const routeOf = (tile: string): string => tile.slice(tile.indexOf('/') + 1);

export const sceneOf = (view: ParisView): Scene => ({
  houses: view.houses,
  points: view.seats.map((seat) => seat.points),
  offer: view.offer,
  parked: view.parked,
  markers: view.seats.map((seat) => seat.marker),
  bag: view.bag,
});

/** How far from the middle of a stop its house number `i` stands. */
export const slotOf = (stop: { crossing: boolean }, i: number): number =>
  stop.crossing ? (i === 0 ? -15.5 : 15.5) : 0;
