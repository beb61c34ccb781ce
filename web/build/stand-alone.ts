import { build } from 'vite'

/**
 * Bundles a module and its imports into one script at a permanent URL. This needs a build of its
 * own, because the page's build would move shared code to chunks whose names change.
 */
export async function bundleStandalone(
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
      // Sets `minify` here, because in a library build with format `es`, `build.minify` alone keeps
      // the white space.
      rolldownOptions: { output: { codeSplitting: false, minify } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came out as something else`)
  return chunk.code
}
