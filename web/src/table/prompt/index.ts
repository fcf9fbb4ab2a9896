// What stands beside the sentence at the head of a table, and may come after it.
export { default as Beside } from './Beside.svelte';
export { default as Judge } from './Judge.svelte';
// What is said of a question that is open, and how it is allowed.
export { allow, question } from './proposal.svelte';
