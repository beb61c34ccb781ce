/** Durations of animations in ms. `--motion-*` in tokens.css has the same values. */
export const durations = { tap: 90, quick: 160, card: 280, sweep: 520, cloth: 700 } as const

/**
 * Easings of animations: `out` for elements that appear, `lay` for played cards, `in` for elements
 * that leave. `--ease-*` in tokens.css has the same values.
 */
export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  lay: 'cubic-bezier(0.25, 1.2, 0.4, 1)',
  in: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
} as const
export type Easing = keyof typeof easings

/** Delay in ms between two cards that are dealt or drawn. */
export const staggerDelay = 70

/** How long a decisive move can be shown in slow motion, in ms. */
export const longestSlowMotion = 600

/**
 * How long the board stays visible after the last move of a game, in ms. The end screen follows.
 */
export const lastMoveDuration = longestSlowMotion + 100

/**
 * Durations in ms for viewers who prefer reduced motion. For them, elements fade in and are
 * highlighted instead of flying.
 */
export const reducedMotion = { fade: 120, lit: 600 } as const
