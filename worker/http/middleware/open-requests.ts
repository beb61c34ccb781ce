import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'

import { timeouts } from '../../../shared/protocol/limits.ts'
import type { RouteEnv } from '../context.ts'
import { clientNetworks } from '../limits/client-address.ts'
import { OpenRequestCounter } from '../limits/OpenRequestCounter.ts'
import { RefusedError } from '../refusal.ts'

const openRequests = new OpenRequestCounter()

/**
 * Refuses a network that has too many open requests and streams, each of which holds a connection
 * and a file descriptor. WebSockets don't count, since a whole school may play behind the same
 * router. Requests that `/mcp` sends don't count either, since the message to `/mcp` does.
 */
export const limitOpenRequests: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (c.env.isFromMcp) return next()
  const request = openRequests.add(clientNetworks(c), Date.now())
  if (!request) throw new RefusedError({ refusal: 'too-fast' }, timeouts.body)
  c.set('openRequest', request)
  const answered = next().finally(() => {
    if (!request.isStream) request.end()
  })
  // Without `waitUntil` the runtime would end our code when the client disconnects, and the request
  // would count as open for a minute.
  waitUntil(answered)
  await answered
}
