import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { RequestContext } from '../context.ts'
import { RefusedError } from '../refusal.ts'

/** What anybody may see who knows the code, any page may show. There is no cookie whose owner it would speak for. */
export const fromAnyPage: MiddlewareHandler = cors({ allowMethods: ['GET', 'HEAD'] })

/**
 * Tables are opened and seats are taken by our own pages, by those of sites that whoever runs the service names, and by
 * programs, which send no origin. A foreign page gets nothing by it that its own server could not do; but it could make
 * each of its visitors open tables and guess codes from an address of their own, where only addresses are slowed down.
 * Without this question it need not even read the answer to do so.
 */
export const fromHere: MiddlewareHandler = (c, next) => {
  if (isFromHere(c)) return next()
  if (isNamedSite(c)) return asNamedSite(c, next)
  throw new RefusedError({ refusal: 'wrong-origin' })
}

/** Before a browser sends a token for a page of such a site it asks whether it may; nobody else is granted anything. */
export const grantSites: MiddlewareHandler = (c, next) =>
  isNamedSite(c) ? asNamedSite(c, next) : next()

/** There is no cookie, so such a page has what it was given and no more. */
const asNamedSite = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization'],
  exposeHeaders: ['Retry-After', 'Date'],
})

const isNamedSite = (c: RequestContext): boolean =>
  (c.env.SITES ?? '').match(/\S+/g)?.some((site) => site === c.req.header('Origin')) ?? false

/** Our own pages, also while they are built behind vite; and whoever is no browser and so sends no origin. */
export function isFromHere(c: RequestContext): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  if (origin === c.env.PAGE_ORIGIN) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
