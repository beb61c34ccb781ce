import { defineConfig, type Plugin } from 'vite'

import { chunkNames } from './build/chunks.ts'
import { earlyFiles } from './build/early-files.ts'
import { clientFiles } from './build/client-files.ts'
import { embedFiles } from './build/embed-files.ts'
import { pageFonts } from './build/fonts.ts'
import { interfaceDocument } from './build/interface-document.ts'
import { stillPictures } from './build/still-pictures.ts'

/** Inserts the list of this build's hashed files into the service worker. */
const listOfFiles = (): Plugin => ({
  name: 'list-of-files',
  apply: 'build',
  // Runs after Vite has removed the chunks that contained only styles. If a listed file were
  // missing, browsers would not install the service worker.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    const worker = bundle['service-worker.js']
    if (worker?.type !== 'chunk') throw new Error('there is no service worker to tell')
    const list = files.sort().map((file) => `/${file}`)
    worker.code = worker.code.replace('FILES_OF_THIS_BUILD', JSON.stringify(list))
  },
})

/** The address of the Worker under `npm run dev`. */
const worker = 'http://127.0.0.1:8787'

export default defineConfig(({ command }) => ({
  // Built pages do not offer drafts of games.
  define: { 'import.meta.env.DRAFTS': String(command === 'serve') },
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    pageFonts(),
    listOfFiles(),
    earlyFiles(),
    embedFiles(),
    clientFiles(),
    interfaceDocument(),
    stillPictures(),
  ],
  build: {
    target: 'es2022',
    // Only browsers with `light-dark()`, so that it is not transpiled.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // No polyfill, because all browsers with `light-dark()` support module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The modules of games have no side effects, so declarations that a page does not use are
      // left out.
      treeshake: {
        moduleSideEffects: [{ test: /\/shared\/(games|define-game)\//, sideEffects: false }],
      },
      input: ['index.html', 'service-worker.ts'],
      output: {
        // The service worker keeps its name, because browsers look for a newer version at the same
        // address.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: chunkNames(), debugName: 'chunks', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // Forwards only the API itself, not files whose names begin with `api`.
      '^/api([/?]|$)': { target: worker, ws: true },
      '^/(oembed|picture|preview)[/?]': { target: worker },
    },
  },
}))
