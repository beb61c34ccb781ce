/** By how many moves watchers may be kept behind, for tables whose players watch streams. */
export const watchDelays = [0, 1, 3, 5, 10] as const
export type WatchDelay = (typeof watchDelays)[number]
