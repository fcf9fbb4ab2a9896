// What stands beside the sentence at the head of a table, and may come after it.
export { default as Hint } from './Hint.svelte';
export { default as Judge } from './Judge.svelte';
export { default as Undo } from './Undo.svelte';
