export const themes = ['system', 'light', 'dark'] as const

/** The colour scheme; `system` follows the viewer's device. */
export type Theme = (typeof themes)[number]

export const isTheme = (text: unknown): text is Theme =>
  (themes as readonly unknown[]).includes(text)

/**
 * SVG paths of the six pieces in a 40 × 40 view box, by index. Their shapes differ, so that viewers
 * can tell the pieces apart without colours.
 */
export const pieceShapes = [
  'M20 3C29.4 3 37 10.6 37 20S29.4 37 20 37 3 29.4 3 20 10.6 3 20 3z',
  'M10 4H30C33.3 4 36 6.7 36 10V30C36 33.3 33.3 36 30 36H10C6.7 36 4 33.3 4 30V10C4 6.7 6.7 4 10 4z',
  'M20 .5 39.5 20 20 39.5 .5 20z',
  'M20 1l6 8.6L36 7l-2.4 10.2L41 24l-9.6 4-.4 10-11-4.5L9 38l-.4-10L-1 24l7.4-6.8L4 7l10 2.6z',
  'M13 3h14v10h10v14H27v10H13V27H3V13h10z',
  'M10.5 3.5h19L39 20l-9.5 16.5h-19L1 20z',
] as const
