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

type ServiceOptions = {
  /** The port to listen at; 0 chooses a free port. */
  readonly port: number
  /** The folder that stores the tables. */
  readonly state?: string
  /** Overrides the environment variable `BOT_PACE`. */
  readonly botPace?: number
  /**
   * The origin of the Vite server that serves the page during development. The worker accepts
   * requests from its pages.
   */
  readonly pageOrigin?: string
  /** Whether players can open tables of games that say `draft: true`. */
  readonly drafts?: boolean
  /** The bundle of the worker. If it is missing, the worker is bundled now. */
  readonly bundle?: string
  /** Receives each message that the service logs. By default they go to the terminal. */
  readonly onLog?: (message: string) => void
}

type Service = {
  readonly url: URL
  /** Replaces the worker by a new bundle, and keeps the tables. */
  readonly reload: () => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Starts the whole service on one port of this machine, configured by wrangler.toml as in
 * production.
 */
export async function openService(wanted: ServiceOptions): Promise<Service> {
  const open = await prepareService(wanted)
  return open()
}

/**
 * Prepares the service, and returns a function that starts it. The service only listens once that
 * function is called.
 */
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
    // Stops the parts of the service that already run. Ignores an error of `dispose`, because
    // `error` names the cause.
    await miniflare.dispose().catch(() => undefined)
    throw error
  }
}

async function miniflareOptions({
  botPace,
  pageOrigin,
  drafts = false,
  bundle,
  onLog,
  ...wanted
}: ServiceOptions): Promise<MiniflareOptions> {
  const { workerOptions } = workerOptionsOf(join(root, 'wrangler.toml'))
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port: wanted.port,
    resourcePersistencePath: wanted.state ?? join(root, '.tischlein'),
    log: new Log(LogLevel.ERROR),
    logRequests: false,
    ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
    // Without these settings, Miniflare would fetch `cf` data from the internet, and report usage.
    cf: false,
    telemetry: { enabled: false },
    workers: [
      {
        ...workerOptions,
        bindings: Object.assign({}, workerOptions.bindings, {
          BOT_PACE: String(botPace ?? process.env['BOT_PACE'] ?? ''),
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
            contents: bundle ?? (await bundleWorker(undefined, { drafts })),
          },
        ],
      },
    ],
  })
}
