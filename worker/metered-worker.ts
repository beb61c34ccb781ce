import { usage, type UsageReport } from './usage.ts'
import worker from './index.ts'
import { LobbyObject } from './lobby/LobbyObject.ts'
import { RelayObject } from './spectators/RelayObject.ts'
import { TableObject } from './table/TableObject.ts'
import type { Env } from './env.ts'

// The same service as index.ts, but it also counts what the platform bills. Only `npm run costs`
// runs it.

/**
 * Cursors whose row counts are not yet added to `usage`. A cursor counts rows only while it is
 * read, so its counts are added later.
 */
const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
/** Storage size in bytes, by the id of the object. */
const sizes = new Map<string, number>()

type Method = (this: { ctx: DurableObjectState }, ...args: unknown[]) => unknown

/** How the platform bills WebSocket events. Every other event is billed as a request; closing a socket is free. */
const billedAs: Readonly<Record<string, 'socketMessages' | null>> = {
  webSocketMessage: 'socketMessages',
  webSocketClose: null,
  webSocketError: null,
}

for (const { prototype } of [TableObject, RelayObject, LobbyObject])
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
    if (name !== 'constructor' && typeof value === 'function')
      Object.defineProperty(prototype, name, { value: metered(name, value as Method) })

/** Wraps a public method so that its calls and its duration are counted. */
function metered(name: string, method: Method): Method {
  const billed = name in billedAs ? billedAs[name] : 'objectRequests'
  return function (...args) {
    const { storage, id } = this.ctx
    if (billed) usage[billed] += 1
    if (name === 'alarm') usage.alarms += 1
    const from = performance.now()
    const done = method.apply(this, args)
    void Promise.resolve(done)
      .then(() => storage.sync())
      .then(() => {
        usage.busyMilliseconds += performance.now() - from
        sizes.set(id.toString(), storage.sql.databaseSize)
      })
    return done
  }
}

let isPatched = false

/** Starts counting rows. All objects share the prototype of their storage, so patching it once is enough. */
function patchStorage(storage: DurableObjectStorage): void {
  if (isPatched) return
  isPatched = true
  interceptResult(storage.sql, 'exec', (cursor) => cursors.push(cursor as (typeof cursors)[number]))
  // Each of these calls is billed as one row.
  interceptResult(storage, 'setAlarm', () => (usage.rowsWritten += 1))
  interceptResult(storage.kv, 'put', () => (usage.rowsWritten += 1))
  interceptResult(storage.kv, 'get', () => (usage.rowsRead += 1))
}

/** Patches a method so that `inspect` receives each of its results. */
function interceptResult(owner: object, name: string, inspect: (result: unknown) => void): void {
  const prototype = Object.getPrototypeOf(owner) as Record<string, (...args: unknown[]) => unknown>
  const method = prototype[name]
  if (!method) throw new Error(`the platform has no method ${name}`)
  prototype[name] = function (...args) {
    const result = method.apply(this, args)
    inspect(result)
    return result
  }
}

class MeteredTable extends TableObject {
  constructor(ctx: DurableObjectState, env: Env) {
    patchStorage(ctx.storage)
    super(ctx, env)
  }
}

class MeteredRelay extends RelayObject {
  constructor(ctx: DurableObjectState, env: Env) {
    patchStorage(ctx.storage)
    super(ctx, env)
  }
}

class MeteredLobby extends LobbyObject {
  constructor(ctx: DurableObjectState, env: Env) {
    patchStorage(ctx.storage)
    super(ctx, env)
  }
}

export { MeteredTable as TableObject, MeteredRelay as RelayObject, MeteredLobby as LobbyObject }

export default {
  fetch(request, env, ctx) {
    if (new URL(request.url).pathname === '/counts') return Response.json(usageReport())
    usage.workerRequests += 1
    return worker.fetch(request, env, ctx)
  },
} satisfies ExportedHandler<Env>

function usageReport(): UsageReport {
  for (const cursor of cursors.splice(0)) {
    usage.rowsRead += cursor.rowsRead
    usage.rowsWritten += cursor.rowsWritten
  }
  const storedBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  return { ...usage, storedBytes }
}
