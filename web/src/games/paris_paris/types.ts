// The parts of the material and the view that the drawing of Paris Paris reads (docs/protocol.md).
import type { Legal, SeatView, View } from '../../lib/protocol';

export type Point = readonly [number, number];

export interface StopData {
  id: string;
  name: string;
  x: number;
  y: number;
  crossing: boolean;
  routes: string[];
  roads: number;
  sure?: boolean;
}

export interface RouteData {
  id: string;
  letter: string;
  stops: string[];
}

export interface Material {
  stops: StopData[];
  routes: RouteData[];
  river?: unknown;
  canvas?: [number, number];
}

export interface ParisSeat extends SeatView {
  points: number;
  houses: number;
  marker: string | null;
}

export interface ParisView extends View {
  round: number;
  rounds: number;
  start: number | null;
  seats: ParisSeat[];
  houses: { [stop: string]: string[] };
  offer: string[];
  parked: string[];
  open_marker: string | null;
  bag: { [colour: string]: number } | null;
  stacks: number;
}

/** What is drawn at one moment: the view, or a step on the way to it. */
export interface Scene {
  houses: { [stop: string]: string[] };
  points: number[];
  offer: string[];
  parked: string[];
  markers: (string | null)[];
  bag: ParisView['bag'];
}

/** What one tile, were it left over, would pay to every seat. */
export interface TourPreview {
  tile: string;
  small: number[];
  big: number[] | null;
}

export interface Build extends Legal {
  parts: { tile: string; stop: string; route: string; over: string | null };
  /** `certain`: which tile is left over is known. */
  effect: { tours: TourPreview[]; certain: boolean };
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
