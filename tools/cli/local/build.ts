import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

import { Problem } from './problem.ts'

export const root = join(import.meta.dirname, '../../..')
export const dist = join(root, 'web/dist')

/** Builds the page into `web/dist`. */
export async function buildWeb(): Promise<void> {
  try {
    await build({ root: join(root, 'web'), logLevel: 'warn' })
  } catch (error) {
    throw new Problem(`The page could not be built: ${String(error)}`)
  }
}

/** Throws a `Problem` if `web/dist` contains no built page. Called for `--no-build`. */
export function requireBuilt(): void {
  if (!existsSync(join(dist, 'index.html')))
    throw new Problem('The page is not built yet. Leave out --no-build.')
}

/**
 * Bundles a worker into one module, as wrangler would for an upload, and returns its code. With
 * `drafts`, the bundle also offers games that say `draft: true`.
 */
export async function bundleWorker(
  entry = 'worker/index.ts',
  { drafts = false }: { readonly drafts?: boolean } = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.DRAFTS': String(drafts) },
    // By default Vite resolves packages for browsers, and some packages then expect a `document`,
    // which workerd lacks.
    resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      lib: { entry: join(root, entry), formats: ['es'] },
      rolldownOptions: { external: /^(cloudflare|node):/, output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the build of the worker is not a script')
  return chunk.code
}
