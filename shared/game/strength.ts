/** How strong a bot plays. A stronger bot looks further ahead. */
export const strengths = ['easy', 'medium', 'hard'] as const
export type Strength = (typeof strengths)[number]
/** The strength of a bot for which no one has chosen a strength. */
export const usualStrength: Strength = 'medium'
