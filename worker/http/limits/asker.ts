import {
  isLoopback,
  isWithin,
  networksOf,
  readRanges,
  type Network,
  type Ranges,
} from './address.ts'
import { SharedAddresses } from './SharedAddresses.ts'
import { logWarning } from '../../error-log.ts'
import type { RequestContext } from '../context.ts'
import { isFromHere } from '../middleware/origin.ts'

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
  const peer = peerOf(c)
  if (peer === undefined) return claimed
  return isProxy(c, peer) ? (claimed ?? peer) : peer
}

/** The other end of the connection, which the bare runtime alone tells. */
function peerOf(c: RequestContext): string | undefined {
  const { clientIp } = (c.req.raw.cf ?? {}) as { readonly clientIp?: string }
  return clientIp?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
}

const isProxy = (c: RequestContext, peer: string): boolean =>
  isLoopback(peer) || isWithin(peer, proxiesOf(c.env.PROXY ?? ''))

let proxies: { readonly text: string; readonly ranges: Ranges } | null = null

/** Reads the setting once: it stays the same as long as the service runs. */
function proxiesOf(text: string): Ranges {
  if (proxies?.text !== text) {
    proxies = { text, ranges: readRanges(text) }
    for (const word of proxies.ranges.malformed)
      logWarning(
        `PROXY: "${word.slice(0, 50)}" is neither an address nor a network, and is ignored`,
      )
  }
  return proxies.ranges
}

const sharedAddresses = new SharedAddresses()

/**
 * Warns the operator if a hundred people in a minute seem to be one, since they would share the limits of one: most likely a
 * proxy stands in front, and the service does not know. People who say who they are by a header are not believed here,
 * but told apart by it.
 */
export function noticePerson(c: RequestContext): void {
  const peer = peerOf(c)
  if (peer === undefined) return
  const claimed = c.req.header('CF-Connecting-IP')
  const forwarded = c.req.header('X-Forwarded-For') ?? c.req.header('X-Real-IP')
  // A believed proxy tells everybody's address, and a program on this machine is no proxy.
  if (isProxy(c, peer) && (claimed !== undefined || forwarded === undefined)) return
  const person = [
    c.req.header('Authorization') ?? c.req.header('Sec-WebSocket-Protocol'),
    claimed ?? forwarded,
    c.req.header('User-Agent'),
    c.req.header('Accept-Language'),
  ]
  if (sharedAddresses.add(peer, person.join(' '), Date.now()))
    logWarning(
      '100 people in a minute share one address and its limits. Name a proxy in PROXY and have it set CF-Connecting-IP (docs/operating.md)',
    )
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
