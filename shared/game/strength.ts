/** How far a bot looks: like a friend who is learning, like an even match, or as far as it can. */
export const strengths = ['learning', 'even', 'best'] as const
export type Strength = (typeof strengths)[number]
/** How a bot plays for whom nobody has chosen. */
export const usualStrength: Strength = 'even'
