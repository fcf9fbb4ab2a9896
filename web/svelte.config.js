import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// With runes everywhere, the runtime for components of the older kind stays out of the build.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
