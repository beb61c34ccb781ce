import * as v from 'valibot'

import { described, fixed } from './schemas.ts'

/**
 * What a browser is told by Web Push: no card, no name, no token. Its service worker makes a sentence of it, and takes that
 * back when the turn is over.
 */
export type PushNotice = {
  /** Its code. */
  readonly table: string
  readonly event: 'turn-started' | 'turn-ended'
}

export const pushConfigSchema = fixed({
  applicationServerKey: described(
    v.nullable(v.string()),
    'The `applicationServerKey` for `PushManager.subscribe`; null where the service tells nobody.',
  ),
})
/** Whether this service can tell people of their turn who have no page open. */
export type PushConfig = v.InferOutput<typeof pushConfigSchema>
