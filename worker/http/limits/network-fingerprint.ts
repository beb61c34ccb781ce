import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { readCode } from '../../../shared/code.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Env } from '../../env.ts'
import { lobbyName } from '../../lobby/LobbyObject.ts'
import { withTimeLimit } from '../../time-limit.ts'
import type { Opener } from '../../table/decisions/table.ts'
import { networksOf, widestOf } from './address.ts'
import { clientAddress } from './client-address.ts'
import type { RequestContext } from '../context.ts'

// A fingerprint recognises a network without storing its address. The key of the fingerprints is
// replaced from time to time. Without the key a fingerprint can't be traced back to an address.

/**
 * Returns the fingerprints of the networks from which a table is opened; null if the address is
 * unknown or there is no key. The fingerprints are equal for all tables of a network.
 */
export async function fingerprintOpener(c: RequestContext): Promise<Opener | null> {
  const address = clientAddress(c)
  const key = address && (await keyOf(c.env))
  if (!address || !key) return null
  const fingerprints = networksOf(address).map((network) =>
    fingerprint(key, `opens ${network.key}`),
  )
  const wider = fingerprints.at(-1) ?? ''
  return { network: fingerprints[0] ?? wider, middle: fingerprints[1] ?? wider, wider }
}

/**
 * Returns the fingerprint of a newcomer's network; null if the address is unknown or there is no
 * key. The fingerprint differs from table to table. It is computed from the widest address range
 * only. Strangers in the same range are unlikely to visit the same table, since a table has few
 * visitors.
 */
export async function fingerprintNewcomer(c: RequestContext): Promise<string | null> {
  const address = clientAddress(c)
  const key = address && (await keyOf(c.env))
  const code = readCode(c.req.param('code') ?? '')
  return address && key ? fingerprint(key, `sits at ${code} ${widestOf(address)}`) : null
}

const fingerprint = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))).slice(0, 16)

let cachedKey: { readonly key: string | null; readonly until: number } | null = null

/**
 * Returns the key for fingerprints from a cache, which the lobby refreshes. Returns null if the
 * lobby doesn't respond; then networks get no fingerprints.
 */
async function keyOf(env: Env): Promise<string | null> {
  const now = Date.now()
  if (cachedKey && cachedKey.until > now) return cachedKey.key
  try {
    const key = await withTimeLimit(env.LOBBY.getByName(lobbyName).addressKey())
    cachedKey = { key, until: now + timeouts.addressKeyCache }
    return key
  } catch {
    // Caches the failure for a while, so that the next requests don't wait for the lobby either.
    cachedKey = { key: null, until: now + timeouts.objectCall }
    return null
  }
}
