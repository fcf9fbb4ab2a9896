import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // With runes everywhere, the runtime for components of the older kind stays out of the build.
    runes: true,
    // Short marks for the styles of a component, for they stand at every element of its templates.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
    discloseVersion: false,
  },
};
