import { defineConfig, type Plugin } from 'vite'

import { chunkNames } from './build/chunks.ts'
import { earlyFiles } from './build/early-files.ts'
import { clientFiles } from './build/client-files.ts'
import { embedFiles } from './build/embed-files.ts'
import { pageFonts } from './build/fonts.ts'
import { interfaceDocument } from './build/interface-document.ts'
import { stillPictures } from './build/still-pictures.ts'

/** Tells the service worker what to keep: every hashed file of this build. Its source has a mark where the list goes. */
const listOfFiles = (): Plugin => ({
  name: 'list-of-files',
  apply: 'build',
  // After Vite has taken the chunks out that held nothing but styles: a file that is missing would keep the whole service
  // worker from being installed.
  enforce: 'post',
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
    const worker = bundle['service-worker.js']
    if (worker?.type !== 'chunk') throw new Error('there is no service worker to tell')
    const list = files.sort().map((file) => `/${file}`)
    worker.code = worker.code.replace('FILES_OF_THIS_BUILD', JSON.stringify(list))
  },
})

/** Where `npm run dev` serves it. */
const worker = 'http://127.0.0.1:8787'

export default defineConfig(({ command }) => ({
  // A draft of a game is no part of what is built.
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
    // The colours are written with light-dark(), which is not to be taken apart for browsers older than it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    // All browsers that know light-dark() know it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'service-worker.ts'],
      output: {
        // Browsers look for a newer service worker at the address of the old one.
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
      // Only the interface itself, no file whose name begins like it.
      '^/api([/?]|$)': { target: worker, ws: true },
      '^/(oembed|picture|preview)[/?]': { target: worker },
    },
  },
}))
