import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.ASTRARIUM_SERVER ?? 'http://127.0.0.1:8765';

/** Few files instead of many small ones: each costs a request before the first board is drawn. */
const GROUPS = [
  { name: 'svelte', test: /node_modules/, priority: 2 },
  { name: 'shell', test: /src\/((shell|api|text)\/(?!.*Page\.svelte|.*\.ftl)|lobby\/(games|words|InviteLink|SettingField))/, priority: 1 },
  { name: 'table', test: /src\/(table|boards\/fallback)\/(?!WaitingRoom|KeyHelp|result\/|.*Page\.svelte|.*\.svg)/ },
];

/** Each text once more in brotli, an eighth smaller than what the server compresses itself. */
function brotli(): Plugin {
  const compress = promisify(brotliCompress);
  return {
    name: 'brotli',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file)).map((file) => join(dir ?? '', file));
      await Promise.all(texts.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
    },
  };
}

export default defineConfig({
  plugins: [svelte(), brotli()],
  build: {
    outDir: '../src/astrarium/server/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's content policy allows no fonts or scripts from data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
