import { isLoopback, networksOf, type Network } from './address.ts'
import type { RequestContext } from '../context.ts'
import { isFromHere } from '../origin.ts'

/** Returns the networks that a request comes from, the narrowest first; none where nobody can tell. */
export function networksAsking(c: RequestContext): readonly Network[] {
  const address = addressAsking(c)
  return address === null ? [] : networksOf(address)
}

/** The address that asks; null for this machine itself: a developer, or a proxy that tells nothing. */
export function addressAsking(c: RequestContext): string | null {
  const address = addressOf(c)
  return address === undefined || isLoopback(address) ? null : address
}

/**
 * The platform says in a header who has come, and lets nobody else write there. The bare runtime knows the other end of
 * the connection; only a proxy is believed to speak for others.
 */
function addressOf(c: RequestContext): string | undefined {
  const claimed = c.req.header('CF-Connecting-IP')
  const { clientIp } = (c.req.raw.cf ?? {}) as { readonly clientIp?: string }
  if (clientIp === undefined) return claimed
  const peer = clientIp.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  return isLoopback(peer) || peer === c.env.PROXY ? (claimed ?? peer) : peer
}

/** Returns the site whose page asks, by its origin; null for our own pages and for programs. */
export function siteAsking(c: RequestContext): string | null {
  const origin = c.req.header('Origin')
  return origin === undefined || isFromHere(c) ? null : origin
}

/** Returns whether a browser asks for the sake of a page from elsewhere. Frames and pictures come without an origin. */
export const isAskedElsewhere = (c: RequestContext): boolean =>
  c.req.header('Origin') === undefined
    ? ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')
    : !isFromHere(c)
