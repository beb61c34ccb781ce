import { turnLimitOf } from './turn-limit.ts'

/** The usual time limits of a turn: none, 45 seconds, or a day. */
export const tempos = ['free', 'brisk', 'daily'] as const

/** The time limits with names. `shown` has no limit, like `free`, but everyone sees how long a turn has lasted. */
export const namedTempos = [...tempos, 'shown'] as const
export type NamedTempo = (typeof namedTempos)[number]

/** A number is a time limit in whole seconds, from `turnSecondsMin` to `turnSecondsMax`. */
export type Tempo = NamedTempo | number

export const turnSecondsMin = 15
export const turnSecondsMax = 7 * 24 * 3_600

/**
 * Returns whether a turn may take an hour or more. During such a turn, a player without a
 * connection does not count as away.
 */
export const areTurnsLong = (tempo: Tempo | undefined): boolean =>
  (turnLimitOf(tempo) ?? 0) >= 3_600_000

/**
 * The allowed delays of the spectators' view, in moves. With a delay, players who watch the stream
 * learn nothing useful.
 */
export const watchDelays = [0, 1, 3, 5, 10] as const

export type WatchDelay = (typeof watchDelays)[number]

/**
 * The allowed delays of the spectators' view, in moves, if all players show their hands; 0 means
 * that hands stay hidden. A shorter delay is not allowed: a spectator could pass on a hand that a
 * player still holds.
 */
export const openHandsDelays = [0, 3, 5, 10] as const

export type OpenHandsDelay = (typeof openHandsDelays)[number]
