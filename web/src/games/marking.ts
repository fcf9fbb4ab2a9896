// What draws the marks of the last moves: inside a drawing, and beside a thing on the page.
export { default as LastMoves } from './LastMoves.svelte';
export { default as LastSeats } from './LastSeats.svelte';
