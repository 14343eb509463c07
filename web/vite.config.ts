import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

// The server that `npm run dev` talks to; the built client is served by the binary itself.
const server = process.env.FATHOM_SERVER ?? 'http://127.0.0.1:8040';

// Rules and radio in WebAssembly, made by the main build; the client asks for /fathom.wasm.
const wasm = process.env.FATHOM_WASM ?? resolve(import.meta.dirname, '../build/wasm/fathom.wasm');

function engine(): Plugin {
  return {
    name: 'fathom-wasm',
    configureServer(dev) {
      dev.middlewares.use('/fathom.wasm', (_request, response) => {
        response.setHeader('Content-Type', 'application/wasm');
        response.end(readFileSync(wasm));
      });
    },
    generateBundle() {
      if (!existsSync(wasm)) return;
      this.emitFile({ type: 'asset', fileName: 'fathom.wasm', source: readFileSync(wasm) });
    },
  };
}

// The service worker knows every file of this build, so that the client loads without a network.
function offline(): Plugin {
  return {
    name: 'fathom-offline',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = ['/', '/manifest.webmanifest', '/icon.svg', ...made.map((name) => `/${name}`)];
      const hash = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(resolve(import.meta.dirname, 'src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files, null, 2))
        .replace('__CACHE__', JSON.stringify(`fathom-${hash}`));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [engine(), offline()],
  build: {
    target: 'es2022',
    outDir: process.env.FATHOM_DIST ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: [resolve(import.meta.dirname, '..')] },
  },
});
