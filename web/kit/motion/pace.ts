/** Milliseconds, as `--motion-*` in tokens.css: what styles and scripts move is of one pace. */
export const pace = { tap: 90, quick: 160, card: 280, sweep: 520, cloth: 700 } as const

/** As `--ease-*`: `out` for what arrives, `lay` for what a hand lays, `in` for what leaves. */
export const easings = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  lay: 'cubic-bezier(0.25, 1.2, 0.4, 1)',
  in: 'cubic-bezier(0.6, 0, 0.9, 0.4)',
} as const
export type Easing = keyof typeof easings

/** Between two cards that are dealt or drawn. */
export const apart = 70

/** In place of every way, for whoever wants no motion: it fades in, and its new place is lit for a while. */
export const still = { fade: 120, lit: 600 } as const
