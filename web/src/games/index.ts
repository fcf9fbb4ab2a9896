// Which drawing belongs to which game: games/<id>/Board.svelte, fetched when a table is opened; a
// game that has none is shown as text.
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/board';
import type { Event } from '../lib/protocol';

type Board = () => Promise<{
  default: Component<BoardProps>;
  /**
   * Whether it takes back steps of one's own turn itself, so that one button does it and not two.
   */
  undoes?: boolean;
  /** Whether it tells from the log what the others did since one's own last turn. */
  tells?: boolean;
  /** The sign around 0,0, about 12 wide, by which its pieces say whose they are; without it, a
   *  seat's mark. */
  Sign?: Component<{ colour: string | null; fill?: string }>;
}>;

const boards = import.meta.glob('./*/Board.svelte') as { [path: string]: Board };

export const boardOf = (game: string): Board =>
  boards[`./${game}/Board.svelte`] ?? (() => import('./TextBoard.svelte'));

/**
 * What happened in a game as people tell it: events that one sentence tells are made one; `seats`
 * is how many play.
 */
export type Story = (
  events: Event[],
  seats: number,
  word: (name: string, id: string) => string,
) => Event[];

// The log needs them at once, and they are small.
const stories = import.meta.glob('./*/story.ts', { eager: true, import: 'story' }) as {
  [path: string]: Story;
};

export const storyOf = (game: string): Story =>
  stories[`./${game}/story.ts`] ?? ((events) => events);
