import { waitUntil } from 'cloudflare:workers'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { MiddlewareHandler } from 'hono'

import type { Done } from '../../shared/protocol/protocol.ts'
import type { Order } from '../table/Requests.ts'
import { withTimeLimit } from '../time-limit.ts'
import { asksTooFast } from './limits/asking.ts'
import type { RequestContext, RouteEnv } from './context.ts'
import { RefusedError } from './refusal.ts'
import { tokenOf } from './middleware/requirements.ts'
import type { Env } from '../env.ts'
import { logError } from '../error-log.ts'
import { lobbyName } from '../lobby/lobby-name.ts'
import { isMetricsEnabled } from '../metrics/PresenceReporter.ts'
import { drainCounters } from '../metrics/counters.ts'

/** Shorter ones could be guessed. */
const shortest = 16

// What only whoever runs the service may do.

export const barTable = (c: RequestContext): Promise<Response> => act(c, 'bar')
export const closeTable = (c: RequestContext): Promise<Response> => act(c, 'close')
export const deleteTable = (c: RequestContext): Promise<Response> => act(c, 'delete')

/** Refuses everybody but the operator. */
export const requireOperator: MiddlewareHandler<RouteEnv> = async (c, next) => {
  await authorizeOperator(c)
  return next()
}

async function authorizeOperator(c: RequestContext): Promise<void> {
  const secret = c.env.OPERATOR_SECRET ?? ''
  if (secret.length < shortest) throw new RefusedError({ refusal: 'no-such-page' })
  if (await asksTooFast(c)) throw new RefusedError({ refusal: 'too-fast' })
  if (!isSame(tokenOf(c) ?? '', secret)) throw new RefusedError({ refusal: 'wrong-token' })
}

async function act(c: RequestContext, action: Order): Promise<Response> {
  const code = c.get('code')
  const found = await withTimeLimit(c.env.TABLES.getByName(code).order(action))
  if (typeof found !== 'boolean') throw new RefusedError(found)
  if (!found) throw new RefusedError({ refusal: 'no-such-table' })
  return c.json({ id: code } satisfies Done)
}

/** Of the same length once they are hashed, and compared to the end: how long it takes tells nothing of the secret. */
const isSame = (said: string, secret: string): boolean =>
  crypto.subtle.timingSafeEqual(sha256(utf8ToBytes(said)), sha256(utf8ToBytes(secret)))

/** How often an isolate tells what it has counted. */
const tellEvery = 10_000
let toldAt = 0

/** Has what this isolate counts told to the lobby now and then, for no visitor to wait. */
export const tellsCounts: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next()
  const now = Date.now()
  if (!isMetricsEnabled(c.env) || Math.abs(now - toldAt) < tellEvery) return
  toldAt = now
  const counts = drainCounters()
  if (counts) waitUntil(withTimeLimit(lobbyIn(c.env).addMetrics(counts)).catch(logError))
}

/** How many are at the tables, and how often what has happened: for whoever runs the service, where they want it. */
export async function showMetrics(c: RequestContext): Promise<Response> {
  if (!isMetricsEnabled(c.env)) throw new RefusedError({ refusal: 'no-such-page' })
  await authorizeOperator(c)
  const text = await withTimeLimit(lobbyIn(c.env).metrics(drainCounters()))
  return c.body(text, 200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

const lobbyIn = ({ LOBBY }: Env) => LOBBY.getByName(lobbyName)
