import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'

import type { Env } from '../env.ts'
import { reportFault } from '../fault.ts'
import { lobbyName } from '../lobby/names.ts'
import { isCounting } from '../metrics/Census.ts'
import { takeCounts } from '../metrics/counts.ts'
import { withTimeLimit } from '../time-limit.ts'
import { mayOrder } from './operator.ts'
import type { RequestContext } from './context.ts'
import { refusedWith } from './refusal.ts'

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
