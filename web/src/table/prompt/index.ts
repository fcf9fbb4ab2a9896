// What stands beside the sentence at the head of a table, and may come after it.
export { default as Beside } from './Beside.svelte';
export { default as Judge } from './Judge.svelte';
