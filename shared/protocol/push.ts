import * as v from 'valibot'

import { describe, readonlyObject } from './schemas.ts'

/**
 * The payload of a Web Push message. It contains no card, no name and no token. The service worker shows a notification
 * in the viewer's language, and closes that notification when the turn has ended.
 */
export type PushNotice = {
  /** The code of the table. */
  readonly table: string
  readonly event: 'turn-started' | 'turn-ended'
}

export const pushConfigSchema = readonlyObject({
  applicationServerKey: describe(
    v.nullable(v.string()),
    'The `applicationServerKey` for `PushManager.subscribe`. Null if the service sends no push messages.',
  ),
})
/** The push configuration of the service: its key, or null without push messages. */
export type PushConfig = v.InferOutput<typeof pushConfigSchema>
