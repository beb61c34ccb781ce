import { build } from 'vite'

/**
 * A module and all that it imports as one script, whose address stays. It is built by itself: were it part of the page's
 * build, it would share files with the page, whose names change.
 */
export async function standAlone(
  entry: string,
  { minify, format = 'es' }: { readonly minify: boolean; readonly format?: 'es' | 'iife' },
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify,
      lib: { entry, formats: [format], name: 'script' },
      // Left to itself, the white space of a library stays.
      rolldownOptions: { output: { codeSplitting: false, minify } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came out as something else`)
  return chunk.code
}
