/** The time limit of a turn: none, 45 seconds, or a day. */
export const tempos = ['free', 'brisk', 'daily'] as const

export type Tempo = (typeof tempos)[number]

/** By how many moves the spectators' view can be delayed, so that players who watch the stream learn nothing useful. */
export const watchDelays = [0, 1, 3, 5, 10] as const

export type WatchDelay = (typeof watchDelays)[number]

/**
 * By how many moves the spectators' view is delayed if all players show their hands; 0 means that
 * hands stay hidden. A shorter delay is not allowed: a spectator could pass on a hand that a player
 * still holds.
 */
export const openHandsDelays = [0, 3, 5, 10] as const

export type OpenHandsDelay = (typeof openHandsDelays)[number]
