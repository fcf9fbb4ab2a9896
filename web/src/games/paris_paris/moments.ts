// What may be seen moving over the map, and how long each kind of event is shown, in milliseconds.
import type { Point } from './types';

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
  big_tour: 2900,
  special_tour: 2900,
  boxed: 250,
};

export const tourTitles: { [kind: string]: string } = {
  big_tour: 'paris_paris.ui.big_tour',
  special_tour: 'paris_paris.ui.special_tour',
};
