import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/lutetia/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The site's content policy allows no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every page shares goes into one file: many small ones compress worse.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules|src[\\/](lib|shell(?!.(Flourish|Confirm))|App|main)/,
            },
            {
              name: 'table',
              test: /src[\\/]table[\\/](?!Waiting|SeatRow|Invite|OptionList|Final)/,
            },
          ],
        },
      },
    },
  },
  // `npm run dev` beside `lutetia serve`.
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true, changeOrigin: true },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
