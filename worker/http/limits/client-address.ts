import {
  isLoopback,
  isInRanges,
  networksOf,
  readRanges,
  type Network,
  type Ranges,
} from './address.ts'
import { SharedAddressDetector } from './SharedAddressDetector.ts'
import { logWarning } from '../../error-log.ts'
import type { RequestContext } from '../context.ts'
import { isOwnOrigin } from '../middleware/origin.ts'

/**
 * Returns the networks from which a request comes, the narrowest first. Returns none if the address
 * is unknown.
 */
export function clientNetworks(c: RequestContext): readonly Network[] {
  const address = clientAddress(c)
  return address === null ? [] : networksOf(address)
}

/**
 * Returns the client's address; null if it is unknown or a loopback address. A loopback address
 * belongs to a developer, or to a proxy that sends no header.
 */
export function clientAddress(c: RequestContext): string | null {
  const address = trustedAddress(c)
  return address === undefined || isLoopback(address) ? null : address
}

/**
 * Returns the IP address of the client, from a source that the client can't forge. On Cloudflare
 * this is `CF-Connecting-IP`, since Cloudflare overwrites that header. Self-hosted workerd doesn't
 * overwrite it. There the address of the peer counts, or the header if the peer is a trusted proxy.
 */
function trustedAddress(c: RequestContext): string | undefined {
  const claimed = c.req.header('CF-Connecting-IP')
  const peer = peerAddress(c)
  if (peer === undefined) return claimed
  return isProxy(c, peer) ? (claimed ?? peer) : peer
}

/** Returns the address of the connection's peer. Only self-hosted workerd reports it. */
function peerAddress(c: RequestContext): string | undefined {
  const { clientIp } = (c.req.raw.cf ?? {}) as { readonly clientIp?: string }
  return clientIp?.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
}

const isProxy = (c: RequestContext, peer: string): boolean =>
  isLoopback(peer) || isInRanges(peer, parseProxies(c.env.PROXY ?? ''))

let proxies: { readonly text: string; readonly ranges: Ranges } | null = null

/**
 * Parses the setting `PROXY`. Caches the result, since the setting doesn't change while the service
 * runs.
 */
function parseProxies(text: string): Ranges {
  if (proxies?.text !== text) {
    proxies = { text, ranges: readRanges(text) }
    for (const word of proxies.ranges.malformed)
      logWarning(
        `PROXY: "${word.slice(0, 50)}" is neither an address nor a network, and is ignored`,
      )
  }
  return proxies.ranges
}

const sharedAddresses = new SharedAddressDetector()

/**
 * Warns the operator if a hundred people in a minute share one address, since these people also
 * share the limits of the address. Most likely the service is behind a proxy that `PROXY` doesn't
 * name. A client could forge the headers that distinguish people here, but that would only affect
 * the warning.
 */
export function detectSharedAddress(c: RequestContext): void {
  const peer = peerAddress(c)
  if (peer === undefined) return
  const claimed = c.req.header('CF-Connecting-IP')
  const forwarded = c.req.header('X-Forwarded-For') ?? c.req.header('X-Real-IP')
  // This request needs no warning: either a trusted proxy has sent the client's address, or a
  // program on this machine has sent the request itself.
  if (isProxy(c, peer) && (claimed !== undefined || forwarded === undefined)) return
  const person = [
    c.req.header('Authorization') ?? c.req.header('Sec-WebSocket-Protocol'),
    claimed ?? forwarded,
    c.req.header('User-Agent'),
    c.req.header('Accept-Language'),
  ]
  if (sharedAddresses.addPerson(peer, person.join(' '), Date.now()))
    logWarning(
      '100 people in a minute share one address and its limits. Name a proxy in PROXY and have it set CF-Connecting-IP (docs/operating.md)',
    )
}

/** Returns the origin of the foreign page that sends a request; null for our own pages and for programs. */
export function requestingSite(c: RequestContext): string | null {
  const origin = c.req.header('Origin')
  return origin === undefined || isOwnOrigin(c) ? null : origin
}

/**
 * Returns whether a page of another site caused a request. Requests for frames and pictures have no
 * `Origin` header, so `Sec-Fetch-Site` decides for them.
 */
export const isCrossSite = (c: RequestContext): boolean =>
  c.req.header('Origin') === undefined
    ? ['cross-site', 'same-site'].includes(c.req.header('Sec-Fetch-Site') ?? '')
    : !isOwnOrigin(c)
