import type { Clause } from '../game/game.ts'
import type { Contradiction } from '../game/options.ts'

/** The codes of all refusals. The server sends the code, and the page shows a sentence in the viewer's language. */
export const refusals = [
  // Requests that the server cannot read or accept at this rate.
  'malformed',
  'too-large',
  'too-fast',
  'too-slow',
  // Finding, opening and joining a table.
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
  // Commands at a table.
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
  'take-back-off',
  'take-back-shown',
  'take-back-asked',
  'wrong-nonce',
  'push-unavailable',
  'bad-endpoint',
  'game-not-over',
  'no-review',
  'older-rules',
  // Errors of the service.
  'unavailable',
] as const
export type Refusal = (typeof refusals)[number]

/**
 * A refusal, with its cause if the code does not name it: a clause, an option, or a contradiction
 * between two options.
 */
export type Refused = {
  readonly refusal: Refusal
  readonly clause?: Clause
  readonly option?: string
  readonly contradiction?: Contradiction
  /** The id of the error in the operator's log. */
  readonly requestId?: string
}
