import { bundleWorker } from '../../tools/cli/local/build.ts'
import { openService } from '../../tools/cli/local/service.ts'
import { botPace, freshState } from './service-process.ts'

/**
 * A service that runs in this process for the tests of one file. It starts with an empty folder of
 * tables.
 */
export interface ServiceHere {
  readonly origin: string
  /** Returns everything that the service has logged. */
  readonly log: () => string
  /** Stops the service, changes its storage, and starts it again at the same address. */
  readonly changeStored: (change: (folder: string) => Promise<void>) => Promise<void>
  /** Stops the service and deletes its folder. */
  readonly end: () => Promise<void>
}

/** The bundled worker, which is built once for all test files that this process runs. */
let bundled: Promise<string> | undefined

/**
 * Starts the real service from this process. A separate process, as in service-process.ts, takes
 * four seconds of processor time to load the tools and to bundle the worker.
 */
export async function openServiceHere(): Promise<ServiceHere> {
  const bundle = await (bundled ??= bundleWorker())
  const { folder, remove } = await freshState()
  let log = ''
  const onLog = (message: string) => void (log += `${message}\n`)
  const openAt = (port: number) => openService({ port, state: folder, botPace, bundle, onLog })
  let service = await openAt(0)
  return {
    origin: service.url.origin,
    log: () => log,
    changeStored: async (change) => {
      await service.stop()
      await change(folder)
      service = await openAt(Number(service.url.port))
    },
    end: () => service.stop().finally(remove),
  }
}
