import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import type { PushNotice } from '../../shared/protocol/push.ts'
import { patience } from '../../shared/protocol/limits.ts'
import type { Errand, Outcome } from '../table/decisions/push.ts'
import { readVapidKeys, type PushEnv, type VapidKeys } from './vapid-config.ts'
import { mayPushTo } from './host-limits.ts'
import { deliveryResultOf } from './delivery-result.ts'

/** Hands to push services what browsers are to be told. It never throws, and never takes long. */
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

  /** @param table its code, which is all that leaves of it */
  async send(table: string, { subscription, says }: Errand, now: number): Promise<Outcome> {
    if (!this.#keys) return 'taken'
    const { endpoint, p256dh, auth } = subscription
    if (!mayPushTo(new URL(endpoint).hostname, now)) return 'held'
    const browser = { endpoint, expirationTime: null, keys: { p256dh, auth } }
    const text = JSON.stringify({ table, says } satisfies PushNotice)
    let sealed: Uint8Array<ArrayBuffer>
    try {
      sealed = await encryptNotification(browser, new TextEncoder().encode(text), { pad: false })
    } catch {
      // Its key is no point of the curve: nobody could read what is sealed with it.
      return 'gone'
    }
    const { headers } = await vapidHeaders(browser, this.#keys)
    return this.#post(endpoint, sealed, {
      ...headers,
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      Urgency: 'high',
      // What waits at the push service for a browser that is off is replaced, also by what takes it back: that itself
      // does not wait.
      Topic: topicOf(table, auth),
      TTL: String(says === 'your-turn' ? patience.pushKept / 1_000 : 0),
    })
  }

  async #post(endpoint: string, body: BodyInit, headers: HeadersInit): Promise<Outcome> {
    const { PUSH_AT, PUSH_WAY } = this.#env
    const { pathname, search } = new URL(endpoint)
    const address = PUSH_AT === undefined || PUSH_AT === '' ? endpoint : PUSH_AT + pathname + search
    const request = new Request(address, {
      method: 'POST',
      headers,
      body,
      // Nobody leads us elsewhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.pushAnswer),
    })
    try {
      const answer = await (PUSH_WAY ?? globalThis).fetch(request)
      await answer.body?.cancel()
      return deliveryResultOf(answer.status, answer.headers.get('Retry-After'))
    } catch {
      // It may have been taken before the connection broke, so it is not sent again.
      return 'failed'
    }
  }
}

/** The same for all that one browser is told of one table. The push service learns nothing by it, no code of a table. */
const topicOf = (table: string, auth: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${auth} ${table}`))).slice(0, 32)
