/** How long a turn may take: as long as anybody likes, three quarters of a minute, or a day. */
export const tempos = ['free', 'brisk', 'daily'] as const
export type Tempo = (typeof tempos)[number]
