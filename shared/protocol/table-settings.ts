/** How long a turn may take: as long as anybody likes, three quarters of a minute, or a day. */
export const tempos = ['free', 'brisk', 'daily'] as const

export type Tempo = (typeof tempos)[number]

/** By how many moves watchers may be kept behind, for tables whose players watch streams. */
export const watchDelays = [0, 1, 3, 5, 10] as const

export type WatchDelay = (typeof watchDelays)[number]

/**
 * By how many moves watchers are behind where everybody shows their hands; at 0 nobody does. There is nothing between:
 * what somebody holds now, whoever watches could tell another player.
 */
export const openHandsDelays = [0, 3, 5, 10] as const

export type OpenHandsDelay = (typeof openHandsDelays)[number]
