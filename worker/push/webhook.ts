import { hmac } from '@noble/hashes/hmac.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { sha256 } from '@noble/hashes/sha2.js'

import type { WebhookNotice } from '../../shared/protocol/push.ts'
import type { PushJob } from '../table/decisions/push.ts'

/**
 * Returns the body and the headers of a request to a webhook, signed as Standard Webhooks describes
 * (https://www.standardwebhooks.com). A retry has the same `webhook-id`, so the receiver can drop
 * duplicates.
 * @param secret `whsec_` and the key in base64
 */
export function webhookRequest(table: string, job: PushJob, secret: string, now: number) {
  const { id, seat, name, game, message, since } = job
  const notice: WebhookNotice = { table, event: message, game, seat, name, since }
  const body = JSON.stringify(notice)
  // A hash, because the id of a seat is not public.
  const hash = bytesToHex(sha256(utf8ToBytes(`${table} ${id} ${since} ${message}`)))
  const messageId = `msg_${hash.slice(0, 32)}`
  const seconds = String(Math.floor(now / 1_000))
  const headers = {
    'Content-Type': 'application/json',
    'webhook-id': messageId,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${sign(secret, `${messageId}.${seconds}.${body}`)}`,
  }
  return { body, headers }
}

function sign(secret: string, text: string): string {
  const key = Uint8Array.from(atob(secret.slice('whsec_'.length)), (one) => one.charCodeAt(0))
  return btoa(String.fromCharCode(...hmac(sha256, key, utf8ToBytes(text))))
}
