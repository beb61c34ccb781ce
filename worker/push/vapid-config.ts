/** The operator's settings for Web Push, from the worker's environment. */
export type PushEnv = {
  /** The VAPID keys as `PUBLIC.PRIVATE`, in the form that `npm run keys` prints. */
  readonly PUSH_KEYS?: string
  /** The operator's contact, which push services require: a `mailto:` or `https:` URL. */
  readonly PUSH_CONTACT?: string
  /** For tests and development: the origin that receives every notification instead of the push services. */
  readonly PUSH_AT?: string
  /** Self-hosted workerd's outbound service, restricted to public addresses. Missing on Cloudflare. */
  readonly PUSH_WAY?: { fetch(request: Request): Promise<Response> }
}

export type VapidKeys = {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** Returns the VAPID keys; null if they are missing or malformed, which disables push notifications. */
export function readVapidKeys({ PUSH_KEYS = '', PUSH_CONTACT = '' }: PushEnv): VapidKeys | null {
  const [, publicKey, privateKey] = /^(B[\w-]{86})\.([\w-]{43})$/.exec(PUSH_KEYS) ?? []
  if (publicKey === undefined || privateKey === undefined) return null
  return /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(PUSH_CONTACT)
    ? { publicKey, privateKey, subject: PUSH_CONTACT }
    : null
}
