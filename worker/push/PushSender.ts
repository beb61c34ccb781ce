import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { PushNotice } from '../../shared/protocol/push.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import type { PushJob, DeliveryResult } from '../table/decisions/push.ts'
import type { BrowserKeys, Subscription } from '../table/decisions/table.ts'
import { readVapidKeys, type PushEnv, type VapidKeys } from './vapid-config.ts'
import { mayPushTo } from './host-limits.ts'
import { webhookRequest } from './webhook.ts'

/**
 * Sends notifications to browsers and webhooks. Never throws, and never takes longer than
 * `timeouts.pushRequest`.
 */
export class PushSender {
  readonly #env: PushEnv
  readonly #keys: VapidKeys | null

  constructor(env: PushEnv) {
    this.#env = env
    this.#keys = readVapidKeys(env)
  }

  get isConfigured(): boolean {
    return this.#keys !== null
  }

  /**
   * Sends one notification.
   * @param table the table's code
   */
  async send(table: string, job: PushJob, now: number): Promise<DeliveryResult> {
    const { subscription, message } = job
    const isWebhook = 'secret' in subscription
    if (!isWebhook && !this.#keys) return 'taken'
    if (!mayPushTo(new URL(subscription.endpoint).hostname, now)) return 'held'
    if (!isWebhook) return this.#sendToBrowser(table, subscription, message)
    const { body, headers } = webhookRequest(table, job, subscription.secret, now)
    const result = await this.#post(subscription.endpoint, body, headers)
    // A webhook can drop duplicates by their id, so a request that broke off is sent again.
    return result === 'broken' ? { again: null } : result
  }

  /** Sends a notification that reveals nothing about the table except its code. */
  async #sendToBrowser(
    table: string,
    { endpoint, p256dh, auth }: Pick<Subscription, 'endpoint'> & BrowserKeys,
    says: PushJob['message'],
  ): Promise<DeliveryResult> {
    if (!this.#keys) return 'taken'
    const browser = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const text = JSON.stringify({ table, event: says } satisfies PushNotice)
    let encrypted: Uint8Array<ArrayBuffer>
    try {
      encrypted = await encryptNotification(browser, new TextEncoder().encode(text), { pad: false })
    } catch {
      // The subscription's key is not a point on the curve, so the browser could never decrypt the
      // message.
      return 'gone'
    }
    const { headers } = await vapidHeaders(browser, this.#keys)
    const result = await this.#post(endpoint, encrypted, {
      ...headers,
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      Urgency: 'high',
      // The push service stores a message for an offline browser until the next message with the
      // same topic replaces it. A message that withdraws a notification has a TTL of 0, so it
      // replaces the stored message but is not stored itself.
      Topic: topicOf(table, auth),
      TTL: String(says === 'turn-started' ? timeouts.pushTtl / 1_000 : 0),
    })
    // The push service may have accepted the message before the connection broke, so the message is
    // not sent again.
    return result === 'broken' ? 'failed' : result
  }

  async #post(
    endpoint: string,
    body: BodyInit,
    headers: HeadersInit,
  ): Promise<DeliveryResult | 'broken'> {
    const { PUSH_AT, PUSH_WAY } = this.#env
    const { pathname, search } = new URL(endpoint)
    const address = PUSH_AT === undefined || PUSH_AT === '' ? endpoint : PUSH_AT + pathname + search
    const request = new Request(address, {
      method: 'POST',
      headers,
      body,
      // A redirect could lead to a private network.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeouts.pushRequest),
    })
    try {
      const response = await (PUSH_WAY ?? globalThis).fetch(request)
      await response.body?.cancel()
      return deliveryResultOf(response.status, response.headers.get('Retry-After'))
    } catch {
      return 'broken'
    }
  }
}

/**
 * Returns the topic for all messages about one table to one browser. The topic is a hash, so the
 * push service doesn't learn the code.
 */
const topicOf = (table: string, auth: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${auth} ${table}`))).slice(0, 32)

/**
 * Interprets the response of a push service (RFC 8030). Only 429 and 5xx are worth a retry. If
 * `Retry-After` gives seconds, the retry waits that long; if it gives a date, the usual delay
 * applies.
 */
function deliveryResultOf(status: number, retryAfter: string | null): DeliveryResult {
  if (status === 404 || status === 410) return 'gone'
  if (status >= 200 && status < 300) return 'taken'
  if (status !== 429 && status < 500) return 'failed'
  return { again: /^\d{1,9}$/.test(retryAfter ?? '') ? Number(retryAfter) * 1_000 : null }
}
