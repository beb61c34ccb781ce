import { isLoopback, networkOf } from './address.ts'
import type { RequestContext } from '../context.ts'
import { isFromHere } from '../origin.ts'

/** The network that asks; null where nobody can tell. */
export function networkAsking(c: RequestContext): string | null {
  const address = addressAsking(c)
  return address === null ? null : networkOf(address)
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

/**
 * The page from elsewhere for whose sake a browser asks; null for our own pages and for programs. Frames and pictures
 * come without an origin, and what tells where they stand can be held back: all that hide it are one page.
 */
export function pageAsking(c: RequestContext): string | null {
  const origin = c.req.header('Origin')
  if (origin !== undefined) return isFromHere(c) ? null : shortened(origin)
  if (!['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')) return null
  const referrer = c.req.header('Referer') ?? ''
  return shortened(URL.canParse(referrer) ? new URL(referrer).origin : 'null')
}

/** Whoever makes one up is not to fill our memory with it. */
const shortened = (origin: string): string => origin.slice(0, 200)
