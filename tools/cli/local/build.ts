import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

import { Problem } from './problem.ts'

export const root = join(import.meta.dirname, '../../..')
export const dist = join(root, 'web/dist')

/** The page, into `web/dist`. */
export async function buildWeb(): Promise<void> {
  try {
    await build({ root: join(root, 'web'), logLevel: 'warn' })
  } catch (error) {
    throw new Problem(`The page could not be built: ${String(error)}`)
  }
}

/** For who wants no other page than the one that was built last. */
export function requireBuilt(): void {
  if (!existsSync(join(dist, 'index.html')))
    throw new Problem('The page has not been built yet: leave out --no-build.')
}

/**
 * A worker as one module of source text: what wrangler would upload, made without it. Drafts of games are part of it only
 * where somebody works on them.
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
    // Otherwise packages are resolved for browsers, and some of them expect a document there.
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
  if (chunk?.type !== 'chunk')
    throw new Error('the worker came out as something else than a script')
  return chunk.code
}
