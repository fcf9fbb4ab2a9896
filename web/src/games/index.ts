// Which drawing belongs to which game: games/<id>/Board.svelte, fetched when a table is opened.
import type { Component } from 'svelte';
import type { BoardProps } from '../lib/protocol';

type Board = () => Promise<{ default: Component<BoardProps> }>;

const boards = import.meta.glob('./*/Board.svelte') as { [path: string]: Board };

export function boardOf(game: string): Board | null {
  return boards[`./${game}/Board.svelte`] ?? null;
}
