import { waitUntil } from 'cloudflare:workers'
import type { MiddlewareHandler } from 'hono'

import { patience } from '../../../shared/protocol/limits.ts'
import type { RouteEnv } from '../context.ts'
import { networksAsking } from '../limits/asker.ts'
import { OpenRequests } from '../limits/OpenRequests.ts'
import { RefusedError } from '../refusal.ts'

const openRequests = new OpenRequests()

/**
 * Refuses a network that has too many requests and streams open: each of them holds a connection, and a file descriptor
 * with it. WebSockets do not count, since a whole school may have one each behind one router.
 */
export const boundOpenRequests: MiddlewareHandler<RouteEnv> = async (c, next) => {
  const request = openRequests.add(networksAsking(c), Date.now())
  if (!request) throw new RefusedError({ refusal: 'too-fast' }, patience.body)
  c.set('openRequest', request)
  const answered = next().finally(() => {
    if (!request.isStream) request.end()
  })
  // Otherwise our code ends with the connection, and the request would count for a minute.
  waitUntil(answered)
  await answered
}
