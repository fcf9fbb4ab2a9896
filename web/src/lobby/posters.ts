// The poster of each game, for the column and the choice of games: games/<id>/Poster.svelte, a
// drawing of 136 x 222.
import type { Component } from 'svelte';

const posters = import.meta.glob('../games/*/Poster.svelte', {
  eager: true,
  import: 'default',
}) as { [path: string]: Component };

export const posterOf = (game: string): Component | undefined =>
  posters[`../games/${game}/Poster.svelte`];
