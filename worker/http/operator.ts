import { waitUntil } from 'cloudflare:workers'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { MiddlewareHandler } from 'hono'

import type { DoneResult } from '../../shared/protocol/protocol.ts'
import type { OperatorAction } from '../table/TableObject.ts'
import { withTimeLimit } from '../time-limit.ts'
import { exceedsRequestLimit } from './limits/request-limits.ts'
import { tableOf, type RequestContext, type RouteEnv } from './context.ts'
import { RefusedError } from './refusal.ts'
import { bearerToken } from './middleware/requirements.ts'
import type { Env } from '../env.ts'
import { logError } from '../error-log.ts'
import { lobbyName } from '../lobby/LobbyObject.ts'
import { isMetricsEnabled } from '../metrics/PresenceReporter.ts'
import { reportCounters } from '../metrics/counters.ts'

/** Minimum length of the operator's secret, since a shorter secret could be guessed. */
const minSecretLength = 16

export const barTable = (c: RequestContext): Promise<Response> => performAction(c, 'bar')
export const closeTable = (c: RequestContext): Promise<Response> => performAction(c, 'close')
export const deleteTable = (c: RequestContext): Promise<Response> => performAction(c, 'delete')

/** Refuses requests that don't contain the operator's secret. */
export const requireOperator: MiddlewareHandler<RouteEnv> = async (c, next) => {
  await authorizeOperator(c)
  return next()
}

async function authorizeOperator(c: RequestContext): Promise<void> {
  const secret = c.env.OPERATOR_SECRET ?? ''
  if (secret.length < minSecretLength) throw new RefusedError({ refusal: 'no-such-page' })
  if (await exceedsRequestLimit(c)) throw new RefusedError({ refusal: 'too-fast' })
  if (!equalsSecret(bearerToken(c) ?? '', secret))
    throw new RefusedError({ refusal: 'wrong-token' })
}

async function performAction(c: RequestContext, action: OperatorAction): Promise<Response> {
  const found = await withTimeLimit(tableOf(c).performOperatorAction(action))
  if (typeof found !== 'boolean') throw new RefusedError(found)
  if (!found) throw new RefusedError({ refusal: 'no-such-table' })
  return c.json({ id: c.get('code') } satisfies DoneResult)
}

/**
 * Compares two secrets in constant time, so that the duration reveals nothing about the secret.
 * Compares hashes, since they have equal length.
 */
const equalsSecret = (token: string, secret: string): boolean =>
  crypto.subtle.timingSafeEqual(sha256(utf8ToBytes(token)), sha256(utf8ToBytes(secret)))

/** Milliseconds between two reports of this isolate's counters to the lobby. */
const flushInterval = 10_000
let flushedAt = 0

/**
 * Sends the counters of this isolate to the lobby after a response, if the last report is old
 * enough. Doesn't delay the response.
 */
export const flushMetrics: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  await next()
  const now = Date.now()
  if (!isMetricsEnabled(c.env) || Math.abs(now - flushedAt) < flushInterval) return
  flushedAt = now
  waitUntil(
    reportCounters(async (counts) => counts && lobbyOf(c.env).addMetrics(counts)).catch(logError),
  )
}

/** Serves the metrics to the operator. Responds with 404 if metrics are disabled. */
export async function showMetrics(c: RequestContext): Promise<Response> {
  if (!isMetricsEnabled(c.env)) throw new RefusedError({ refusal: 'no-such-page' })
  await authorizeOperator(c)
  const text = await reportCounters((counts) => lobbyOf(c.env).metrics(counts))
  return c.body(text, 200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

const lobbyOf = ({ LOBBY }: Env) => LOBBY.getByName(lobbyName)
