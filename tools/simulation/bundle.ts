import { join } from 'node:path'
import { build, type Plugin } from 'vite'

import { root } from '../cli/local/build.ts'

/**
 * The service and the page as two scripts. Each script assigns its exports to a variable `made`.
 */
export type Bundles = { readonly service: string; readonly page: string }

/** A change of one of our files, which plants a fault. */
export type Change = { readonly file: string; readonly from: string; readonly to: string }

export async function bundle(change: Change | null = null): Promise<Bundles> {
  // A planted fault changes the source of either the page or the service, so only that script is
  // built again.
  const isInPage = change !== null && /^(web|client)\//.test(change.file)
  const isInService = change?.file.startsWith('worker/')
  const [service, page] = await Promise.all([
    isInPage ? unchanged.service() : built(entries.service, change),
    isInService ? unchanged.page() : built(entries.page, change),
  ])
  return { service, page }
}

const entries = { service: 'worker/index.ts', page: 'tools/simulation/page.ts' } as const

/** The bundled scripts without a planted fault. Each is bundled on first use. */
const unchanged = { service: once(entries.service), page: once(entries.page) }

function once(entry: string): () => Promise<string> {
  let building: Promise<string> | null = null
  return () => (building ??= built(entry, null))
}

async function built(entry: string, change: Change | null): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    define: { 'import.meta.env.DRAFTS': 'false' },
    resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
    plugins: [standIns, changing(easyBots), ...(change ? [changing(change)] : [])],
    build: {
      write: false,
      target: 'es2024',
      minify: false,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'made' },
      rolldownOptions: { output: { codeSplitting: false, exports: 'named' } },
    },
  })
  const [output] = Array.isArray(result) ? result : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built as one script`)
  return chunk.code
}

/** The code that replaces modules which a simulation does not need, or cannot run. */
const replacements: readonly (readonly [pattern: RegExp, code: string])[] = [
  [
    /^cloudflare:workers$/,
    `export class DurableObject {
      constructor(ctx, env) {
        this.ctx = ctx
        this.env = env
      }
    }
    export const waitUntil = (work) => void work.catch(() => undefined)`,
  ],
  // The encryption of notifications runs in another thread, with random numbers that no seed
  // controls. The simulation only checks that notifications are sent.
  [
    /^@block65\/webcrypto-web-push$/,
    `export const encryptNotification = async () => new Uint8Array(1)
    export const vapidHeaders = async () => ({ headers: {} })`,
  ],
  // A simulation shows no texts and plays no animations.
  [
    /kit\/motion\/play-cues\.ts$|^\.\/\w\w\/index\.ts$/,
    `export const words = {}
    export const playCue = () => {}
    export const playCues = () => {}`,
  ],
]

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId(id) {
    const at = replacements.findIndex(([pattern]) => pattern.test(id))
    return at < 0 ? undefined : `\0stand-in:${at}`
  },
  load(id) {
    const at = /^\0stand-in:(\d+)$/.exec(id)?.[1]
    return at === undefined ? undefined : replacements[Number(at)]?.[1]
  },
}

/**
 * Makes all bots play at the strength `easy`. Stronger bots would take most of the time, and the
 * arena (tools/bots/arena.ts) already measures how well they play.
 */
const easyBots: Change = {
  file: 'worker/table/decisions/bots.ts',
  from: "one?.kind === 'bot' ? one.strength : usualStrength",
  to: "'easy'",
}

const changing = ({ file, from, to }: Change): Plugin => ({
  name: `change ${file}`,
  enforce: 'pre',
  transform(code, id) {
    if (id !== join(root, file)) return undefined
    if (code.split(from).length !== 2)
      throw new Error(`${file} does not contain exactly once: ${from}`)
    return code.replace(from, () => to)
  },
})
