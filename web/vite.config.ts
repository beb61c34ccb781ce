import { defineConfig, type Plugin } from 'vite'

import { chunkNames } from './build/chunks.ts'
import { earlyFiles } from './build/early-files.ts'
import { clientFiles } from './build/client-files.ts'
import { embedFiles } from './build/embed-files.ts'
import { pageFonts } from './build/fonts.ts'
import { interfaceDocument } from './build/interface-document.ts'
import { stillPictures } from './build/still-pictures.ts'

/**
 * Inserts the list of this build's files (those with a hash in their names) into the service
 * worker.
 */
const listOfFiles = (): Plugin => ({
  name: 'list-of-files',
  apply: 'build',
  // Runs after Vite has removed chunks that contain only styles. If the list named a removed file,
  // browsers would not install the service worker.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    const worker = bundle['service-worker.js']
    if (worker?.type !== 'chunk') throw new Error('there is no service worker to tell')
    const list = files.sort().map((file) => `/${file}`)
    worker.code = worker.code.replace('FILES_OF_THIS_BUILD', JSON.stringify(list))
  },
})

/**
 * The modules of games have no side effects. Knowing this, the bundler can leave out their unused
 * declarations.
 */
const treeshake = {
  moduleSideEffects: [{ test: /\/shared\/(games|define-game)\//, sideEffects: false }],
}

/** The URL of the Worker under `npm run dev`. */
const worker = 'http://127.0.0.1:8787'

export default defineConfig(({ command }) => ({
  define: {
    // Draft games are offered by the development server only, not by a build.
    'import.meta.env.DRAFTS': String(command === 'serve'),
    // All browsers have these. So the bundler can leave out a long error message of PartySocket.
    'globalThis.EventTarget': 'true',
    'globalThis.Event': 'true',
  },
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
    // All these browsers have `light-dark()`. With older ones in the list, Vite would replace it by
    // a longer equivalent.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // Omits the polyfill for module preload, because all these browsers support module preload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake,
      input: ['index.html', 'service-worker.ts'],
      output: {
        // The file name of the service worker has no hash, because browsers look for its next
        // version at the same URL.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash:7].js',
        // Each page carries long lists of file names, and hashes do not compress. With hashes of
        // seven characters instead of eight, a page loads 0.15 KB less before the first hand of
        // cards.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: chunkNames(), debugName: 'chunks', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  // The worker in which a local table runs (web/local/table-worker.ts) is one file with all games
  // and bots.
  worker: {
    format: 'es',
    rolldownOptions: {
      treeshake,
      output: { entryFileNames: 'assets/[name]-[hash:7].js', codeSplitting: false },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      // Forwards only paths of the API, not files whose names begin with “api”.
      '^/api([/?]|$)': { target: worker, ws: true },
      '^/(oembed|picture|preview)[/?]': { target: worker },
    },
  },
}))
