import { join } from 'node:path'
import { build } from 'vite'

let made: Promise<string> | undefined

/** Bundles the code that measures layouts into one script for a page, which calls it as `boxes`. */
export function scriptOfBoxes(): Promise<string> {
  return (made ??= bundled())
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: join(import.meta.dirname, 'in-the-page.ts'),
        formats: ['iife'],
        name: 'boxes',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('what measures boxes came out as something else')
  return chunk.code
}
