// The browser's side of Web Push, for tests: `PushReceiver` has the keys of a subscription and
// decrypts messages (RFC 8291, RFC 8188).

type Keys = { readonly pair: CryptoKeyPair; readonly auth: Uint8Array<ArrayBuffer> }

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const

export class PushReceiver {
  readonly #keys: Keys

  constructor(keys: Keys) {
    this.#keys = keys
  }

  static async make(): Promise<PushReceiver> {
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
    return new PushReceiver({
      pair: pair as CryptoKeyPair,
      auth: crypto.getRandomValues(new Uint8Array(16)),
    })
  }

  /** Returns the public keys in the format of `PushSubscription`. */
  async keys(): Promise<{ readonly p256dh: string; readonly auth: string }> {
    return { p256dh: toBase64Url(await this.#point()), auth: toBase64Url(this.#keys.auth) }
  }

  async open(body: Uint8Array<ArrayBuffer>): Promise<string> {
    const salt = body.slice(0, 16)
    const keyLength = body[20] ?? 0
    const theirs = body.slice(21, 21 + keyLength)
    const sealed = body.slice(21 + keyLength)
    const other = await crypto.subtle.importKey('raw', theirs, curve, true, [])
    // The types of workers-types call this field `$public`, but the runtime calls it `public`.
    const exchange = { name: 'ECDH', public: other } as unknown as { readonly name: string }
    const { privateKey } = this.#keys.pair
    const secret = await crypto.subtle.deriveBits(exchange as never, privateKey, 256)
    const computeMove = joined(inBytes('WebPush: info\0'), await this.#point(), theirs)
    const material = await derived(new Uint8Array(secret), this.#keys.auth, computeMove, 32)
    const key = await derived(material, salt, inBytes('Content-Encoding: aes128gcm\0'), 16)
    const nonce = await derived(material, salt, inBytes('Content-Encoding: nonce\0'), 12)
    const opened = new Uint8Array(
      await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: nonce },
        await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']),
        sealed,
      ),
    )
    const end = opened.lastIndexOf(2)
    if (end < 0) throw new Error('it is not the last record')
    return new TextDecoder().decode(opened.slice(0, end))
  }

  async #point(): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(
      (await crypto.subtle.exportKey('raw', this.#keys.pair.publicKey)) as ArrayBuffer,
    )
  }
}

/** Derives a key with HKDF (RFC 5869). */
async function derived(
  material: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  info: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(how, key, bytes * 8))
}

const inBytes = (text: string) => new Uint8Array(new TextEncoder().encode(text))

const joined = (...parts: readonly Uint8Array[]) =>
  new Uint8Array(parts.flatMap((part) => Array.from(part)))

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
