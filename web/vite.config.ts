import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { FluentResource } from '@fluent/bundle';
import { createServer, defineConfig, type Plugin, type Rollup } from 'vite';
import type { Page } from './src/home/drawn';

// The server that `npm run dev` talks to; the built client is served by the binary itself.
const server = process.env.FATHOM_SERVER ?? 'http://127.0.0.1:8040';

// Made by the main build: rules and radio in WebAssembly, and the server for a Worker. The client
// imports their addresses, which change with what is in them.
const built = (name: string): string => resolve(import.meta.dirname, '../build/wasm', name);
const alias = [
  { find: /^fathom\.wasm/, replacement: process.env.FATHOM_WASM ?? built('fathom.wasm') },
  { find: /^server\.wasm/, replacement: process.env.FATHOM_SERVER_WASM ?? built('server.wasm') },
];

// A phone fetches few files at a time, and every file costs it a way there and back. So what a
// station needs comes as two files: what other screens need as well, and the rest.
const STATIONS = ['stations/bridge/bridge.tsx', 'school/dive.tsx', 'school/lessons.tsx',
  'core/engine.ts'].map((name) => resolve(import.meta.dirname, 'src', name));

// Those that are fetched by themselves and bring this module along; the page itself is one.
function broughtBy(id: string, info: Rollup.GetModuleInfo, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(id)) return found;
  seen.add(id);
  const { isEntry, dynamicImporters, importers } = info(id)!;
  if (isEntry || dynamicImporters.length) found.add(id);
  for (const by of importers) for (const one of broughtBy(by, info, seen)) found.add(one);
  return found;
}

function fileOf(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const by = [...broughtBy(id, getModuleInfo)];
  if (by.some((one) => getModuleInfo(one)!.isEntry)) return undefined;
  if (!by.some((one) => STATIONS.includes(one))) return undefined;
  return by.every((one) => STATIONS.includes(one)) ? 'bridge' : 'sea';
}

// What the home screen says: the messages that stand before this section of the English catalogue.
const FIRST_WORDS_END = '# Lobby';
const locales = resolve(import.meta.dirname, 'src/i18n/locales');
const firstWords = new Set(new FluentResource(
  readFileSync(resolve(locales, 'en.ftl'), 'utf8').split(FIRST_WORDS_END)[0]!)
  .body.map((m) => m.id));

// Catalogues are read at build time, so that the reader of Fluent need not travel. What the home
// screen says (?first) comes apart from the rest (?rest), which need not be waited for there.
function words(): Plugin {
  return {
    name: 'fathom-words',
    transform(source, id) {
      const part = /\.ftl\?(first|rest)$/.exec(id)?.[1];
      if (!part) return null;
      const { body } = new FluentResource(source);
      const wanted = body.filter((m) => firstWords.has(m.id) === (part === 'first'));
      const text = JSON.stringify(Object.fromEntries(wanted.map((m) => [m.id, m.value])));
      return `export default JSON.parse(${JSON.stringify(text)});`;
    },
  };
}

// What a telephone puts on its home screen.
const MANIFEST = {
  short_name: 'Fathom', start_url: './', display: 'standalone',
  background_color: '#ebe1c9', theme_color: '#14283c',
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ...[192, 512].map((size) => ({ src: `icon-${size}.png`, sizes: `${size}x${size}`,
      type: 'image/png', purpose: 'any maskable' })),
  ],
};

// What a messenger shows of a room's link. The server puts in who invites, and its own address.
const preview = (title: string, description: string): string => [
  ['og:type', 'website'], ['og:site_name', 'Fathom'], ['og:title', title],
  ['og:description', description], ['og:image', '__BASE__/preview.png'],
  ['og:image:width', '1200'], ['og:image:height', '630'],
].map(([name, content]) => `  <meta property="${name}" content="${content}" />\n`).join('') +
  '  <meta name="twitter:card" content="summary_large_image" />\n';

// Pages of the server have addresses of any depth, those of a plain file server lie in any folder.
const fromTheRoot = (html: string): string => html.replace(/="\.\//g, '="/');
const fromHere = (html: string): string => html.replace(/="\/(?!\/)/g, '="./');

// A page a language, for the server to choose from: home.LANGUAGE.html has the home screen in it,
// so that there is something to see before the program runs; index.LANGUAGE.html is for the rest.
// index.html is for plain file servers: it says that no game server is behind it. The operator has
// desk.LANGUAGE.html.
function pages(): Plugin {
  return {
    name: 'fathom-pages',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const html = bundle['index.html'];
      if (html?.type !== 'asset') return;
      const plain = fromTheRoot(String(html.source));
      html.source = fromHere(plain)
        .replace('</title>', '</title>\n    <meta name="fathom-host" content="none" />');
      for (const one of await homes()) {
        const { language, title, description, home, splash, invite, invited } = one;
        const catalogue = Object.values(bundle).find((f) =>
          f.type === 'chunk' && f.facadeModuleId?.endsWith(`/${language}.ftl?first`));
        const manifest = { ...MANIFEST, name: title, description, lang: language };
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`,
          source: JSON.stringify(manifest) });
        const page = plain.replace('<html lang="en"', `<html lang="${language}"`)
          .replace(/<title>.*<\/title>/, `<title>${title}</title>`)
          .replace(/(<meta name="description" content=")[^"]*/, `$1${description}`)
          .replace(/\/manifest\.en\./, `/manifest.${language}.`)
          .replace('</head>', `  <link rel="modulepreload" crossorigin href="/${
            catalogue!.fileName}">\n  </head>`);
        const drawn = (screen: string) =>
          page.replace('<div id="app"></div>', `<div id="app">${screen}</div>`);
        this.emitFile({ type: 'asset', fileName: `index.${language}.html`, source: page });
        this.emitFile({ type: 'asset', fileName: `replay.${language}.html`,
          source: page.replace('</head>', `${preloads(bundle, [
            '/debrief/screen.tsx', `/locales/${language}.ftl?rest`])}  </head>`) });
        this.emitFile({ type: 'asset', fileName: `desk.${language}.html`, source: page
          .replace(/ *<link rel="(manifest|apple-touch-icon)".*\n/g, '')
          .replace('</title>', '</title>\n    <meta name="fathom-host" content="desk" />') });
        for (const [name, words] of [['invite', invite], ['invited', invited]]) {
          this.emitFile({ type: 'asset', fileName: `${name}.${language}.html`,
            source: drawn(splash).replace('</head>',
              `${preview(words!, description)}  </head>`) });
        }
        this.emitFile({ type: 'asset', fileName: `home.${language}.html`,
          source: drawn(home) });
      }
    },
  };
}

// Links that fetch these modules, and all that they need, while the page is read.
function preloads(bundle: Rollup.OutputBundle, modules: string[]): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(chunks.filter((chunk) =>
    modules.some((name) => chunk.facadeModuleId?.endsWith(name))));
  for (const chunk of found) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) found.add(other);
  }
  const more = [...found].filter((chunk) => !chunk.isEntry);
  const styles = new Set(more.flatMap((chunk) => [...chunk.viteMetadata!.importedCss]));
  const links = [
    ...[...styles].map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
    ...more.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ];
  return links.map((link) => `  ${link}\n`).join('');
}

async function homes(): Promise<Page[]> {
  const vite = await createServer({ configFile: false, root: import.meta.dirname,
    appType: 'custom', logLevel: 'error', plugins: [words()], resolve: { alias },
    server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true } });
  try {
    const { drawn } = await vite.ssrLoadModule('/src/home/drawn.tsx');
    return await drawn();
  } finally {
    await vite.close();
  }
}

// No player needs the operator's page.
const isOfDesk = (file: Rollup.OutputAsset | Rollup.OutputChunk): boolean =>
  (file.type === 'chunk' ? !!file.facadeModuleId?.includes('/desk/')
    : /^assets\/desk-/.test(file.fileName));

// The service worker knows every file of this build, so that the client loads without a network.
function offline(): Plugin {
  return {
    name: 'fathom-offline',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const made = Object.keys(bundle).filter((name) => !name.endsWith('.html') &&
        !isOfDesk(bundle[name]!));
      const files = ['./', 'icon.svg', ...made];
      const build = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(resolve(import.meta.dirname, 'src/sw.js'), 'utf8')
        .replace('__FILES__', JSON.stringify(files, null, 2))
        .replace('__BUILD__', JSON.stringify(build));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

// The first screens call most of what they bring: a browser that knows this word reads it all while
// it arrives, beside the page, and not piece by piece while it draws.
const EAGER = ['index', 'bridge', 'sea'];

function eager(): Plugin {
  return {
    name: 'fathom-eager',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !EAGER.includes(file.name)) continue;
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  };
}

// What a server sends to a browser that reads brotli, for scripts/embed-web.py.
const PACKED = /\.(html|js|css|wasm|webmanifest)$/;

function packed(folder: string): Plugin {
  const pack = promisify(brotliCompress);
  return {
    name: 'fathom-packed',
    async writeBundle(_options, bundle) {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(resolve(folder, 'assets'), { recursive: true });
      await Promise.all(Object.values(bundle).filter((f) => PACKED.test(f.fileName)).map(
        async (f) => writeFileSync(resolve(folder, `${f.fileName}.br`),
          await pack(f.type === 'chunk' ? f.code : f.source))));
    },
  };
}

const packedTo = process.env.FATHOM_PACKED;

export default defineConfig({
  base: './', // of files that fetch each other
  worker: { format: 'es' },
  plugins: [words(), pages(), offline(), eager(), packedTo ? packed(packedTo) : null],
  resolve: { alias },
  build: {
    target: 'es2022',
    outDir: process.env.FATHOM_DIST ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { manualChunks: fileOf, onlyExplicitManualChunks: true } },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
    fs: { allow: [resolve(import.meta.dirname, '..')] },
  },
});
