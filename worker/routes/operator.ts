import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

import type { Refused } from '../../shared/wire/refusals.ts'
import type { Done } from '../../shared/wire/protocol.ts'
import type { Order } from '../table/requests/Requests.ts'
import { withTimeLimit } from '../time-limit.ts'
import { asksTooFast, codeAsked } from './asking.ts'
import type { RequestContext } from './context.ts'
import { refusedWith } from './refusal.ts'
import { tokenOf } from './requirements.ts'

/** Shorter ones could be guessed. */
const shortest = 16

// What only whoever runs the service may do.

export const barTable = (c: RequestContext): Promise<Response> => order(c, 'bar')
export const closeTable = (c: RequestContext): Promise<Response> => order(c, 'close')
export const deleteTable = (c: RequestContext): Promise<Response> => order(c, 'delete')

/** Why whoever asks is not taken for the one who runs the service; null if they are. */
export async function mayOrder(c: RequestContext): Promise<Refused | null> {
  const secret = c.env.OPERATOR_SECRET ?? ''
  if (secret.length < shortest) return { refusal: 'no-such-page' }
  if (await asksTooFast(c)) return { refusal: 'too-fast' }
  return isSame(tokenOf(c) ?? '', secret) ? null : { refusal: 'wrong-token' }
}

async function order(c: RequestContext, wanted: Order): Promise<Response> {
  const refused = await mayOrder(c)
  if (refused) return refusedWith(c, refused)
  const code = await codeAsked(c)
  if (!code.ok) return refusedWith(c, code.refused)
  const found = await withTimeLimit(c.env.TABLES.getByName(code.value).order(wanted))
  if (typeof found !== 'boolean') return refusedWith(c, found)
  return found
    ? c.json({ id: code.value } satisfies Done)
    : refusedWith(c, { refusal: 'no-such-table' })
}

/** Of the same length once they are hashed, and compared to the end: how long it takes tells nothing of the secret. */
const isSame = (said: string, secret: string): boolean =>
  crypto.subtle.timingSafeEqual(sha256(utf8ToBytes(said)), sha256(utf8ToBytes(secret)))
