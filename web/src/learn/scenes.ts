// The scenes of a game: positions of real games, each with what of it is to be looked at. They are
// written by `python -m tests.scenes` from <game>.toml; what they say stands in the catalogues,
// <game>.learn.<id>. Those in taught/ are of the lessons, and say nothing.
import type { Component } from 'svelte';
import { boardOf } from '../games';
import { api } from '../lib/api';
import type { BoardProps } from '../lib/board';
import type { Legal, Message, TableInfo, Turn, View, You } from '../lib/protocol';

export interface Scene {
  id: string;
  /** Which picture of "How to play, in one minute" it is; null for the rules page alone. */
  step: number | null;
  /** The rules below which it is shown. */
  rules: string[];
  /** What the picture shows: everything that one of these selectors finds on the board. */
  focus: string[];
  /** What is ringed. */
  point: string[];
  view: View;
  /** What the viewer may do; null: it is not their turn. */
  legal: Legal[] | null;
}

export interface Drawing {
  Board: Component<BoardProps>;
  material: unknown;
  /** Whether the board tells from the log what the others did. */
  tells: boolean;
  Sign?: Component<{ colour: string | null; fill?: string }>;
}

type Box = { x: number; y: number; width: number; height: number };

const files = import.meta.glob(['./*.json', './taught/*.json'], { import: 'default' }) as {
  [path: string]: () => Promise<Scene[]>;
};

export const scenesOf = async (game: string): Promise<Scene[]> =>
  (await files[`./${game}.json`]?.()) ?? [];

/** Pictures of rules without a scene: the positions of the lessons on them. */
export const taughtOf = async (game: string): Promise<Scene[]> =>
  (await files[`./taught/${game}.json`]?.()) ?? [];

/** The pictures of "How to play, in one minute", in their order. */
export const stepsOf = (scenes: Scene[]): Scene[] =>
  scenes.filter(({ step }) => step !== null).sort((a, b) => a.step! - b.step!);

const drawings = new Map<string, Promise<Drawing>>();

/** The board component of a game and its material, fetched once. */
export function drawingOf(game: string): Promise<Drawing> {
  const found = drawings.get(game) ?? fetched(game);
  drawings.set(game, found);
  found.catch(() => drawings.delete(game));
  return found;
}

async function fetched(game: string): Promise<Drawing> {
  const [{ default: Board, tells = false, Sign }, material] = await Promise.all([
    boardOf(game)(),
    api.get<unknown>(`/api/games/${game}/material`),
  ]);
  return { Board, material, tells, Sign };
}

/** A table that is nowhere, for the board to draw a scene at. */
export const tableOf = (view: View): TableInfo => ({
  id: 'scene',
  game: view.game,
  players: view.players,
  options: view.options,
  status: view.phase === 'over' ? 'over' : 'playing',
  private: true,
  seats: view.seats.map(({ seat, colour }) => ({
    seat,
    colour,
    kind: 'bot',
    name: '',
    level: null,
    online: true,
    resigned: false,
  })),
  spectators: 0,
  rematch: null,
  ask: null,
  outcome: null,
  created: 0,
});

/** Whoever looks at a scene: nobody's account, at the seat of the view. */
export const learnerAt = (seat: number | null): You => ({
  player: '',
  name: '',
  seats: seat === null ? [] : [seat],
  seat,
  open: [],
  may_ask: [],
  asks: false,
  host: false,
});

/** What whoever looks at a scene may do; nothing can be taken back or asked for there. */
export const turnOf = (
  view: View,
  mine: boolean,
  legal: Legal[],
  prompt: Message | null = null,
): Turn => ({
  ply: view.ply,
  to_act: view.to_act,
  mine,
  seat: view.viewer,
  prompt,
  wait: null,
  legal,
  undo: null,
  back: null,
  end: null,
});

/** The smallest box around all of them, null around none. */
export function around(boxes: Box[]): Box | null {
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const x = Math.min(...seen.map((one) => one.x));
  const y = Math.min(...seen.map((one) => one.y));
  return {
    x,
    y,
    width: Math.max(...seen.map((one) => one.x + one.width)) - x,
    height: Math.max(...seen.map((one) => one.y + one.height)) - y,
  };
}

type Size = Pick<Box, 'width' | 'height'>;

/**
 * How to scale and move what is drawn so that `box`, with some air around it, fills a frame. Of a
 * `sheet` larger than the frame, nothing beside it is shown, and a smaller one is in the middle.
 */
export function fit(
  box: Box,
  frame: Size,
  sheet: Box,
  most = 2,
): { scale: number; x: number; y: number } {
  const air = 0.06 * Math.max(box.width, box.height) + 6;
  const [width, height] = [box.width + 2 * air, box.height + 2 * air];
  const scale = Math.min(most, frame.width / width, frame.height / height);
  const within = (offset: number, shown: number, start: number, whole: number): number => {
    const [first, rest] = [0 - start * scale, shown - whole * scale];
    return rest > 0 ? first + rest / 2 : Math.min(first, Math.max(first + rest, offset));
  };
  const x = frame.width / 2 - (box.x + box.width / 2) * scale;
  const y = frame.height / 2 - (box.y + box.height / 2) * scale;
  return {
    scale,
    x: within(x, frame.width, sheet.x, sheet.width),
    y: within(y, frame.height, sheet.y, sheet.height),
  };
}
