/** What whoever runs the service has given it for Web Push. */
export type PushEnv = {
  /** `PUBLIC.PRIVATE`, as `npm run keys` prints it. */
  readonly PUSH_KEYS?: string
  /** Where push services find whoever runs this one: `mailto:` or `https:`. */
  readonly PUSH_CONTACT?: string
  /** In tests and while something is being built: the one place that everything is sent to, instead of push services. */
  readonly PUSH_AT?: string
  /** Under the bare runtime alone: the way out, which leads nowhere else. */
  readonly PUSH_WAY?: { fetch(request: Request): Promise<Response> }
}

export type VapidKeys = {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** Null where there are none: then nobody is offered to be told. */
export function readVapidKeys({ PUSH_KEYS = '', PUSH_CONTACT = '' }: PushEnv): VapidKeys | null {
  const [, publicKey, privateKey] = /^(B[\w-]{86})\.([\w-]{43})$/.exec(PUSH_KEYS) ?? []
  if (publicKey === undefined || privateKey === undefined) return null
  return /^(mailto:\S+@\S+|https:\/\/\S+)$/.test(PUSH_CONTACT)
    ? { publicKey, privateKey, subject: PUSH_CONTACT }
    : null
}
