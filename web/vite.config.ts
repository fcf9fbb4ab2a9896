import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Svelte can take over a page that a server wrote. Ours comes empty: said once, a kilobyte and a
 * half falls away.
 */
const unhydrated = {
  name: 'unhydrated',
  transform(code: string, id: string): string | undefined {
    if (!/svelte.src.internal.client.dom.hydration\.js$/.test(id)) return undefined;
    const constant = code
      .replace('export let hydrating = false', 'export const hydrating = false')
      .replace('hydrating = value;', '');
    if (!constant.includes('export const hydrating'))
      throw new Error('Svelte has changed: look at this plugin');
    return constant;
  },
};

/**
 * Scripts that a table in play needs: tests weigh these, and a few bytes count. They are packed in
 * each of the nine ways in which Brotli writes distances, all others in the one that suits them
 * best together: nine for everything took twenty seconds.
 */
const WEIGHED = /^(shell|boards|Board|talk)-/;
const short = (name: string): string => (WEIGHED.test(`${name}-`) ? name : name.slice(0, 2));
const NINE = [0, 1, 3].flatMap((bits) => [0, 1, 2].map((n) => [bits, n << bits]));

const packed = (name: string, text: Buffer): Buffer =>
  (WEIGHED.test(name) ? NINE : [[1, 0]])
    .map(([bits, direct]) => ({
      [constants.BROTLI_PARAM_NPOSTFIX]: bits!,
      [constants.BROTLI_PARAM_NDIRECT]: direct!,
    }))
    .map((params) => brotliCompressSync(text, { params }))
    .reduce((best, one) => (one.length < best.length ? one : best));

/**
 * Fluent can say dates, which no message of ours does, and tells of errors in messages, which tests
 * find: without both the shell is 0.7 kB smaller.
 */
const slimmed = {
  name: 'slimmed',
  transform(code: string, id: string): string | undefined {
    const part = /@fluent.bundle.esm.(\w+)\.js$/.exec(id)?.[1];
    if (part === 'builtins') return 'export const NUMBER = (args) => args[0], DATETIME = NUMBER;';
    const dates = 'export class FluentDateTime';
    const errors = /^ *scope\.reportError\(.*\);$/gm;
    const found = { types: code.includes(dates), resolver: errors.test(code) }[part ?? ''];
    if (found === false) throw new Error('Fluent has changed: look at this plugin');
    if (part === 'types')
      return `${code.slice(0, code.indexOf(dates))}export const FluentDateTime = { supportsValue: () => false };`;
    return part === 'resolver' ? code.replace(errors, '') : undefined;
  },
};

/**
 * Scripts and styles beside themselves as Brotli, a tenth smaller than what gzip makes of them on
 * the way.
 */
const squeezed = {
  name: 'squeezed',
  apply: 'build' as const,
  writeBundle({ dir }: { dir?: string }): void {
    const assets = join(dir!, 'assets');
    for (const name of readdirSync(assets).filter((one) => /\.(js|css)$/.test(one)))
      writeFileSync(join(assets, `${name}.br`), packed(name, readFileSync(join(assets, name))));
  },
};

export default defineConfig({
  plugins: [svelte(), unhydrated, slimmed, squeezed],
  build: {
    outDir: '../src/lutetia/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The site's content policy allows no data: addresses, so nothing may be inlined.
    assetsInlineLimit: 0,
    modulePreload: false,
    // Which file a source has become, for whoever looks for one.
    manifest: true,
    rolldownOptions: {
      output: {
        // The shell names forty files, and letters that nothing compresses are dear there: short
        // names, and short hashes of few different letters.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.endsWith('.css') ? short(name.slice(0, -4)) : '[name]'}-[hash:7].[ext]`,
        codeSplitting: {
          // One file for the shell and a table in play: small ones compress worse, and one after
          // the other they cost an answer each. What such a table can do without comes when it is
          // asked for.
          groups: [
            {
              name: 'shell',
              test: /node_modules[\\/](?!@simplewebauthn|@noble)|src[\\/](main|App|sound.sound\.ts|(lib|shell|table)[\\/][^\\/]+$|games.(index|marks))/,
            },
            // What boards share.
            { name: 'boards', test: /src[\\/](games.(digitKeys|Last\.svelte)|zoom.zoom)/ },
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
  // The tests are of pure functions: in one process, each file is read once for all of them.
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'threads',
    isolate: false,
  },
});
