import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { Refused } from '../../shared/wire/refusals.ts'
import type { Done } from '../../shared/wire/protocol.ts'
import type { Order } from '../table/requests/Requests.ts'
import { withTimeLimit } from '../time-limit.ts'
import { asksTooFast, codeAsked } from './limits/asking.ts'
import type { RequestContext } from './context.ts'
import { refusedWith } from './refusal.ts'
import { tokenOf } from './middleware/requirements.ts'
import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { lobbyName } from '../lobby/names.ts'
import { isCounting } from '../metrics/Census.ts'
import { takeCounts } from '../metrics/counts.ts'

/** Shorter ones could be guessed. */
const shortest = 16

// What only whoever runs the service may do.

export const barTable = (c: RequestContext): Promise<Response> => order(c, 'bar')
export const closeTable = (c: RequestContext): Promise<Response> => order(c, 'close')
export const deleteTable = (c: RequestContext): Promise<Response> => order(c, 'delete')

/** Why whoever asks is not taken for the one who runs the service; null if they are. */
export async function mayOrder(c: RequestContext): Promise<Refused | null> {
  const secret = c.env.OPERATOR_SECRET ?? ''
  if (secret.length < shortest) return { refusal: 'no-such-page' }
  if (await asksTooFast(c)) return { refusal: 'too-fast' }
  return isSame(tokenOf(c) ?? '', secret) ? null : { refusal: 'wrong-token' }
}

async function order(c: RequestContext, wanted: Order): Promise<Response> {
  const refused = await mayOrder(c)
  if (refused) return refusedWith(c, refused)
  const code = await codeAsked(c)
  if (!code.ok) return refusedWith(c, code.refused)
  const found = await withTimeLimit(c.env.TABLES.getByName(code.value).order(wanted))
  if (typeof found !== 'boolean') return refusedWith(c, found)
  return found
    ? c.json({ id: code.value } satisfies Done)
    : refusedWith(c, { refusal: 'no-such-table' })
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
  if (!isCounting(c.env) || Math.abs(now - toldAt) < tellEvery) return
  toldAt = now
  const counts = takeCounts()
  if (counts) waitUntil(withTimeLimit(lobbyIn(c.env).count(counts)).catch(reportFault))
}

/** How many are at the tables, and how often what has happened: for whoever runs the service, where they want it. */
export async function showMetrics(c: RequestContext): Promise<Response> {
  if (!isCounting(c.env)) return refusedWith(c, { refusal: 'no-such-page' })
  const refused = await mayOrder(c)
  if (refused) return refusedWith(c, refused)
  const text = await withTimeLimit(lobbyIn(c.env).metrics(takeCounts()))
  return c.body(text, 200, {
    'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    'Cache-Control': 'no-store',
  })
}

const lobbyIn = ({ LOBBY }: Env) => LOBBY.getByName(lobbyName)
