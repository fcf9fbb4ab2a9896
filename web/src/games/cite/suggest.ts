// Does for the player what they would have to do for a move, but for saying that it is done.
import { numbersOf } from './geometry';
import { turnOf, type HeldItem } from './heldItem.svelte';
import type { Interaction } from './interaction.svelte';
import type { Item } from './items';
import type { Move } from './types';

/** Stages a move of whose turn it is, `colour`, as if it had been put down by hand. */
export function suggest(interaction: Interaction, colour: string, move: Move): void {
  const { act, piece, card, effect, tile } = move.parts;
  interaction.planning = false;
  interaction.card = card ?? null;
  const item: Item | null =
    act === 'lay'
      ? { kind: 'tile', name: 'tile', colour, card: null, tile }
      : act === 'build' || (act === 'use' && effect)
        ? { kind: 'piece', name: piece ?? card ?? '', colour, card: card ?? null }
        : null;
  put(interaction.game, move, item);
}

/** `item` is what the move puts down, null for what has no place. */
function put(held: HeldItem, move: Move, item: Item | null): void {
  held.clear();
  const cells = move.parts.cells ? numbersOf(move.parts.cells) : null;
  if (item && cells) {
    const base = { item, turns: turnOf(move), corner: cells[0]!, cells, move };
    return held.stage(move, { ...base, side: move.parts.side ?? null, straight: true });
  }
  held.item = item;
  for (const cell of item ? held.targets : []) {
    const ghost = held.over(cell, move.parts.turns ?? 0);
    if (ghost?.move?.text !== move.text) continue;
    held.turns = ghost.turns;
    held.cursor = cell;
    return held.stage(ghost.move, ghost);
  }
  held.stage(move);
}
