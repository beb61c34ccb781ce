import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import { readCode } from '../../../shared/code.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Env } from '../../env.ts'
import { lobbyName } from '../../lobby/lobby-name.ts'
import { withTimeLimit } from '../../time-limit.ts'
import type { Opener } from '../../table/decisions/table.ts'
import { networksOf, widestOf } from './address.ts'
import { addressAsking } from './asker.ts'
import type { RequestContext } from '../context.ts'

// What is remembered of an address: not the address, but that it is the same one as before. Without the key, which is
// thrown away after a while, nobody finds out which it was.

/** Of whoever opens a table, alike for all that they open; null where nobody can tell. */
export async function openerAsked(c: RequestContext): Promise<Opener | null> {
  const address = addressAsking(c)
  const key = address && (await keyOf(c.env))
  if (!address || !key) return null
  const prints = networksOf(address).map((network) => fingerprint(key, `opens ${network.key}`))
  const wider = prints.at(-1) ?? ''
  return { network: prints[0] ?? wider, middle: prints[1] ?? wider, wider }
}

/**
 * Returns the fingerprint of a newcomer's network, another one at each table; null where nobody can tell. Few people come to
 * one table, so the widest network alone is told apart: there neighbours hardly ever meet.
 */
export async function newcomerAsked(c: RequestContext): Promise<string | null> {
  const address = addressAsking(c)
  const key = address && (await keyOf(c.env))
  const code = readCode(c.req.param('code') ?? '')
  return address && key ? fingerprint(key, `sits at ${code} ${widestOf(address)}`) : null
}

const fingerprint = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(text))).slice(0, 16)

let known: { readonly key: string | null; readonly until: number } | null = null

/** RequestContext of the lobby now and then, not for each visitor. Without an answer nobody is remembered, and all go on. */
async function keyOf(env: Env): Promise<string | null> {
  const now = Date.now()
  if (known && known.until > now) return known.key
  try {
    const key = await withTimeLimit(env.LOBBY.getByName(lobbyName).addressKey())
    known = { key, until: now + patience.addressKeyKnown }
    return key
  } catch {
    // Whoever comes next does not wait for it as long.
    known = { key: null, until: now + patience.objectCall }
    return null
  }
}
