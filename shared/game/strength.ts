/** The strength of a bot. A stronger bot looks further ahead. */
export const strengths = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof strengths)[number]
/** The default strength of a bot. */
export const usualStrength: Strength = 'medium'
