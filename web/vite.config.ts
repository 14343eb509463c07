import { defineConfig } from 'vite';

// The server that `npm run dev` talks to; the built client is served by the binary itself.
const server = process.env.FATHOM_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  base: '/',
  build: {
    target: 'es2022',
    outDir: 'dist',
    assetsInlineLimit: 2048,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
