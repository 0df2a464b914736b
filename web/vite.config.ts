import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ASTRARIUM_SERVER ?? 'http://127.0.0.1:8765';

/** Few files instead of many small ones: each costs a request before the first board is drawn. */
const GROUPS = [
  { name: 'svelte', test: /node_modules/, priority: 2 },
  { name: 'shell', test: /src\/((shell|api|text)\/(?!.*Page\.svelte|.*\.ftl)|lobby\/(games|words|InviteLink|SettingField))/, priority: 1 },
  { name: 'table', test: /src\/(table|boards\/fallback)\/(?!.*Page\.svelte|.*\.svg)/ },
];

export default defineConfig({
  plugins: [svelte()],
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
