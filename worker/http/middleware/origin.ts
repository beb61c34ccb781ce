import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

import type { RequestContext } from '../context.ts'
import { RefusedError } from '../refusal.ts'

/**
 * Headers with which a page knows when to retry, and corrects its clock. Browsers hide them
 * otherwise.
 */
const exposeHeaders = ['Retry-After', 'Date']

/**
 * Lets pages of any site read public data. There are no cookies, so a page can't act in the name of
 * its visitor.
 */
export const allowAnyOrigin: MiddlewareHandler = cors({
  allowMethods: ['GET', 'HEAD'],
  exposeHeaders,
})

/**
 * Refuses pages of foreign sites. Our own pages, sites that the operator trusts, and programs,
 * which send no origin, may open tables and take seats. Otherwise a foreign page could make each of
 * its visitors open tables and guess codes from the visitor's own address, and so evade the limits
 * by address. CORS alone would not prevent that, since the page doesn't need the response.
 */
export const requireTrustedOrigin: MiddlewareHandler = (c, next) => {
  if (isOwnOrigin(c)) return next()
  if (isTrustedSite(c)) return trustedSiteCors(c, next)
  throw new RefusedError({ refusal: 'wrong-origin' })
}

/**
 * Answers the preflight requests that browsers send before a page of a trusted site may send a token
 * or JSON.
 */
export const allowTrustedSites: MiddlewareHandler = (c, next) =>
  isTrustedSite(c) ? trustedSiteCors(c, next) : next()

/**
 * CORS for trusted sites. There are no cookies, so a trusted page can use only tokens that it was
 * given.
 */
const trustedSiteCors = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'HEAD', 'POST'],
  allowHeaders: ['Authorization', 'Content-Type'],
  exposeHeaders,
})

const isTrustedSite = (c: RequestContext): boolean =>
  (c.env.SITES ?? '').match(/\S+/g)?.some((site) => site === c.req.header('Origin')) ?? false

/**
 * Returns true for our own pages, also behind the vite server in development, and for programs,
 * which send no origin.
 */
export function isOwnOrigin(c: RequestContext): boolean {
  const origin = c.req.header('Origin')
  if (origin === undefined) return true
  if (origin === c.env.PAGE_ORIGIN) return true
  return URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host
}
