import type { MiddlewareHandler } from 'hono'

import { codeAsked } from '../limits/asking.ts'
import type { RequestContext, RouteEnv } from '../context.ts'
import { wrongMethod } from '../methods.ts'
import { RefusedError, valueOf } from '../refusal.ts'

// What a route requires before it reads a body: a visitor may take ten seconds to send that, and holds a connection meanwhile.

/** The start of a URL whose host is a DNS name or an IP address. */
const urlWithHost = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#]|$)/i

/**
 * Refuses a malformed Host header, which the runtime copies into the URL. `URL.canParse` alone would accept `$'`, and
 * fetching a file with such a URL fails.
 */
export const requireHost: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (!urlWithHost.test(c.req.url) || !URL.canParse(c.req.url))
    throw new RefusedError({ refusal: 'malformed', option: 'Host' })
  return next()
}

/** Puts the code of a table into the context, or refuses it. */
export const requireTableCode: MiddlewareHandler<RouteEnv> = async (c, next) => {
  c.set('code', valueOf(await codeAsked(c)))
  return next()
}

/** Puts the token of a seat into the context. Only the table knows whether it is right; here it has to look like one. */
export const requireSeat: MiddlewareHandler<RouteEnv> = async (c, next) => {
  const token = tokenOf(c)
  if (token === null) throw new RefusedError({ refusal: 'wrong-token' })
  c.set('token', token)
  return next()
}

/** A request for the head of a stream would open one that nobody reads. */
export const refuseHead: MiddlewareHandler<RouteEnv> = async (c, next) => {
  if (c.req.method !== 'HEAD') return next()
  c.header('Allow', 'GET')
  throw new RefusedError(wrongMethod)
}

/** Never taken from the address, which ends up in histories and logs. */
export const tokenOf = (c: RequestContext): string | null =>
  /^Bearer +([\w-]+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
