import type { Clause } from '../game/game.ts'
import type { Contradiction } from '../game/options.ts'

// What both sides of the wire need while they run. It stands apart from `protocol.ts`, whose schemas stay on the server.

/** The subprotocol that both sides speak. A seat's token travels beside it as `seat.<token>`, never in an address. */
export const subprotocol = 'tischlein.v1'
export const tokenProtocol = (token: string): string => `seat.${token}`

/** Sent as they are, answered without waking the table. */
export const heartbeat = { ping: 'ping', pong: 'pong' } as const

/** By how many moves watchers may be kept behind, for tables whose players watch streams. */
export const watchDelays = [0, 1, 3, 5, 10] as const
export type WatchDelay = (typeof watchDelays)[number]

/** Why something is not done. The code travels; the viewer's page makes a sentence of it. */
export const refusals = [
  // What cannot be read.
  'malformed',
  'too-large',
  'too-fast',
  // Getting to a table.
  'no-such-page',
  'no-such-table',
  'malformed-code',
  'no-such-game',
  'no-such-option',
  'contradicting-options',
  'bad-name',
  'table-full',
  'table-started',
  'table-locked',
  'removed',
  'unanswered',
  'wrong-token',
  'wrong-origin',
  'too-many-watchers',
  // At the table.
  'not-host',
  'barred',
  'not-now',
  'no-such-seat',
  'no-reason',
  'too-few-players',
  'too-many-players',
  'same-deal',
  'paused',
  'kept-by-bot',
  'not-your-turn',
  'stale',
  'against-the-rules',
  'talk-closed',
  'names-a-number',
  'wrong-nonce',
  'game-not-over',
  'no-review',
  'older-rules',
  // Our own fault.
  'unavailable',
] as const
export type Refusal = (typeof refusals)[number]

/** A refusal with what it is about: the clause of the rules, the option that is not known, or what contradicts. */
export type Refused = {
  readonly refusal: Refusal
  readonly clause?: Clause
  readonly option?: string
  readonly contradiction?: Contradiction
}

/** Why a socket is closed for good; a client does not come back on these by itself. */
export const closing = {
  wrongToken: 4401,
  noSuchTable: 4404,
  wrongOrigin: 4403,
  /** The seat is open in a newer tab or on another device. */
  replaced: 4409,
  /** The seat was given up or taken away. */
  unseated: 4410,
  tooFast: 4429,
  tooManyWatchers: 4503,
} as const
