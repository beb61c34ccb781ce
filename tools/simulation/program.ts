import { join } from 'node:path'
import { build, type Plugin } from 'vite'

import { root } from '../cli/local/build.ts'

/** The service and its page as two scripts, each of which leaves what it exports in `made`. */
export type Program = { readonly service: string; readonly page: string }

/** Other words in one of our files, as whoever plants a fault changes it. */
export type Change = { readonly file: string; readonly from: string; readonly to: string }

export async function buildProgram(change: Change | null = null): Promise<Program> {
  // A fault of the one leaves the other as it is.
  const [service, page] = await Promise.all([
    change?.file.startsWith('web/') ? usual.service() : bundle(entries.service, change),
    change?.file.startsWith('worker/') ? usual.page() : bundle(entries.page, change),
  ])
  return { service, page }
}

const entries = { service: 'worker/index.ts', page: 'tools/simulation/page.ts' } as const

/** Bundled when it is first asked for. */
const usual = { service: once(entries.service), page: once(entries.page) }

function once(entry: string): () => Promise<string> {
  let built: Promise<string> | null = null
  return () => (built ??= bundle(entry, null))
}

async function bundle(entry: string, change: Change | null): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'import.meta.env.DRAFTS': 'false' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
    plugins: [standIns, changed(hasty), ...(change ? [changed(change)] : [])],
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'made' },
      rolldownOptions: { output: { codeSplitting: false, exports: 'named' } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came out as something else than a script`)
  return chunk.code
}

const standInFor = join(import.meta.dirname, 'simulation/stand-ins')

/** What no universe needs, or cannot have: the platform itself, sealed letters, what is seen, heard and read. */
const inPlaceOf: readonly (readonly [RegExp, string])[] = [
  [/^cloudflare:workers$/, join(standInFor, 'cloudflare-workers.ts')],
  [/^@block65\/webcrypto-web-push$/, join(standInFor, 'sealed-letters.ts')],
  [/kit\/motion\/play-moment\.ts$|^\.\/\w\w\/index\.ts$/, join(standInFor, 'nothing.ts')],
]

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (id) => inPlaceOf.find(([pattern]) => pattern.test(id))?.[1],
}

/** How well bots play is measured elsewhere; to think far ahead would take most of the time. */
const hasty: Change = {
  file: 'worker/table/decisions/bots.ts',
  from: "one?.kind === 'bot' ? one.strength : usualStrength",
  to: "'learning'",
}

const changed = ({ file, from, to }: Change): Plugin => ({
  name: `change ${file}`,
  enforce: 'pre',
  transform(code, id) {
    if (id !== join(root, file)) return undefined
    if (code.split(from).length !== 2) throw new Error(`${file} does not say once: ${from}`)
    return code.replace(from, () => to)
  },
})
