import type { MiddlewareHandler } from 'hono'

import { resolveTableCode } from '../limits/request-limits.ts'
import type { RequestContext, RouteEnv } from '../context.ts'
import { wrongMethod } from '../methods.ts'
import { RefusedError, unwrap } from '../refusal.ts'

// These checks run before the body is read: a client may take ten seconds to send a body, and holds
// a connection meanwhile.

/** The start of a URL whose host is a DNS name or an IP address. */
const urlWithHost = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i

/**
 * Refuses a malformed Host header, which the runtime copies into the URL. `URL.canParse` is not
 * enough: it accepts a host like `$'`, but fetching a static file with that URL fails.
 */
export const requireHost: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (!urlWithHost.test(c.req.url) || !URL.canParse(c.req.url))
    throw new RefusedError({ refusal: 'malformed', option: 'Host' })
  return next()
}

/** Sets `code` in the context, or refuses the request if the table doesn't exist. */
export const requireTableCode: MiddlewareHandler<RouteEnv> = async (c, next) => {
  c.set('code', unwrap(await resolveTableCode(c)))
  return next()
}

/**
 * Sets `token` in the context, or refuses a request without a token. Doesn't check whether the
 * token is valid, since only the table can.
 */
export const requireSeat: MiddlewareHandler<RouteEnv> = async (c, next) => {
  const token = bearerToken(c)
  if (token === null) throw new RefusedError({ refusal: 'wrong-token' })
  c.set('token', token)
  return next()
}

/** Refuses HEAD requests, since they would open a stream that no client reads. */
export const refuseHead: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (c.req.method !== 'HEAD') return next()
  c.header('Allow', 'GET')
  throw new RefusedError(wrongMethod)
}

/** Returns the bearer token. Tokens are never read from the URL, which ends up in browser histories and logs. */
export const bearerToken = (c: RequestContext): string | null =>
  /^Bearer +([\w-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
