// What is said at a table: among people, and to a screen reader. In one file: small ones compress
// worse.
export { default as Chat } from './Chat.svelte';
export { default as Speaking } from './Announcer.svelte';
export { inOne } from './announcement';
