import type { Clause } from '../game/game.ts'
import type { Contradiction } from '../game/options.ts'

/** Why something is not done. The code travels; the viewer's page makes a sentence of it. */
export const refusals = [
  // What cannot be read.
  'malformed',
  'too-large',
  'too-fast',
  'too-slow',
  // Getting to a table.
  'no-such-page',
  'wrong-method',
  'no-such-table',
  'malformed-code',
  'no-such-game',
  'no-such-option',
  'contradicting-options',
  'bad-name',
  'table-full',
  'table-started',
  'table-locked',
  'removed-by-host',
  'join-pending',
  'wrong-token',
  'wrong-origin',
  'too-many-spectators',
  // At the table.
  'not-host',
  'acting-host',
  'listing-blocked',
  'table-closed',
  'not-now',
  'no-such-seat',
  'piece-taken',
  'no-reason',
  'too-few-players',
  'too-many-players',
  'same-deal',
  'paused',
  'substituted-by-bot',
  'not-your-turn',
  'stale',
  'against-the-rules',
  'chat-closed',
  'chat-forbidden',
  'already-nudged',
  'wrong-nonce',
  'push-unavailable',
  'bad-endpoint',
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
  /** The id under which the operator finds the error in the log. */
  readonly requestId?: string
}
