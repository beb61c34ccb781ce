import { join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type MiniflareOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler'

import { bundleWorker, root } from './build.ts'

export type ServiceOptions = {
  /** 0 takes a free one. */
  readonly port: number
  /** The address to listen at; '0.0.0.0' is every interface. */
  readonly host?: string
  /** The folder where tables are kept. */
  readonly state?: string
  /** How long bots take over a move, as a multiple of the usual. */
  readonly botPace?: number
  /** Where the page comes from while it is being built. */
  readonly pageOrigin?: string
  /** Whether games are played that are not ready to be. */
  readonly drafts?: boolean
}

export type Service = {
  readonly url: URL
  /** Puts a newly bundled worker in place; the tables stay. */
  readonly reload: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** The whole service on one port of this machine, configured by wrangler.toml as in production. */
export async function openService(wanted: ServiceOptions): Promise<Service> {
  const open = await prepareService(wanted)
  return open()
}

/** Does all that takes time and listens nowhere yet. */
export async function prepareService(wanted: ServiceOptions): Promise<() => Promise<Service>> {
  const options = await miniflareOptions(wanted)
  return () => openWith(options, wanted)
}

async function openWith(options: MiniflareOptions, wanted: ServiceOptions): Promise<Service> {
  const miniflare = new Miniflare(options)
  try {
    const url = await miniflare.ready
    return {
      url,
      reload: async () =>
        miniflare.setOptions(await miniflareOptions({ ...wanted, port: Number(url.port) })),
      stop: () => miniflare.dispose(),
    }
  } catch (error) {
    // What did not start is stopped all the same: part of it may run, and its own complaint says less than `error`.
    await miniflare.dispose().catch(() => undefined)
    throw error
  }
}

async function miniflareOptions({
  botPace = 1,
  pageOrigin,
  drafts = false,
  ...wanted
}: ServiceOptions): Promise<MiniflareOptions> {
  const { workerOptions } = workerOptionsOf(join(root, 'wrangler.toml'))
  return convertV4MiniflareOptions({
    host: wanted.host ?? '127.0.0.1',
    port: wanted.port,
    resourcePersistencePath: wanted.state ?? join(root, '.tischlein'),
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    // Nothing is fetched from outside and nothing is told to anybody.
    cf: false,
    telemetry: { enabled: false },
    workers: [
      {
        ...workerOptions,
        bindings: Object.assign({}, workerOptions.bindings, {
          BOT_PACE: String(botPace),
          OPERATOR_SECRET: process.env['OPERATOR_SECRET'] ?? '',
          SITES: process.env['SITES'] ?? '',
          METRICS: process.env['METRICS'] ?? '',
          PUSH_KEYS: process.env['PUSH_KEYS'] ?? '',
          PUSH_CONTACT: process.env['PUSH_CONTACT'] ?? '',
          PUSH_AT: process.env['PUSH_AT'] ?? '',
          ...(pageOrigin !== undefined && { PAGE_ORIGIN: pageOrigin }),
        }),
        name: 'tischlein',
        modules: [
          {
            type: 'ESModule',
            path: 'worker.js',
            contents: await bundleWorker(undefined, { drafts }),
          },
        ],
      },
    ],
  })
}
