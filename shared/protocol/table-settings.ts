import { turnLimitOf } from './turn-limit.ts'

/** The usual time limits of a turn: none (`free`), 45 seconds (`brisk`), or a day (`daily`). */
export const tempos = ['free', 'brisk', 'daily'] as const

/**
 * All time limits that have a name. `shown` has no limit, like `free`, but everyone sees how long a
 * turn has lasted.
 */
export const namedTempos = [...tempos, 'shown'] as const
export type NamedTempo = (typeof namedTempos)[number]

/**
 * The time limit of a turn: a name, or a number of whole seconds from `turnSecondsMin` to
 * `turnSecondsMax`.
 */
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
 * The allowed delays of the spectators' view, in moves. With a delay, players who also watch as
 * spectators learn nothing useful.
 */
export const watchDelays = [0, 1, 3, 5, 10] as const

export type WatchDelay = (typeof watchDelays)[number]

/**
 * The allowed delays of the spectators' view, in moves, if all players show their hands to
 * spectators. 0 means that hands stay hidden. There is no shorter delay than 3, because a spectator
 * could tell a player which cards another player still holds.
 */
export const openHandsDelays = [0, 3, 5, 10] as const

export type OpenHandsDelay = (typeof openHandsDelays)[number]
