import * as v from 'valibot'

import { describe, readonlyObject } from './schemas.ts'

/**
 * The payload of a Web Push message. It contains no card, no name and no token. The service worker
 * shows a notification in the viewer's language, and closes it when the turn has ended.
 */
export type PushNotice = {
  /** The code of the table. */
  readonly table: string
  readonly event: 'turn-started' | 'turn-ended'
}

/**
 * The body of a request to a webhook. It contains no card and no token, only what everyone at the
 * table can see.
 */
export type WebhookNotice = PushNotice & {
  /** The id of the game. */
  readonly game: string
  readonly seat: number
  /** The name of the player of the seat. */
  readonly name: string
  /** The time in ms at which the turn began. */
  readonly since: number
}

export const pushConfigSchema = readonlyObject({
  applicationServerKey: describe(
    v.nullable(v.string()),
    'The `applicationServerKey` for `PushManager.subscribe`. Null if the service sends no push messages.',
  ),
})
/**
 * The push configuration of the service: its public key, or null if the service sends no push
 * messages.
 */
export type PushConfig = v.InferOutput<typeof pushConfigSchema>
