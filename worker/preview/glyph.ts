/**
 * A glyph: its advance width, and its outline as an SVG path. Both use units in which a capital
 * letter is 500 high.
 */
export type Glyph = {
  readonly width: number
  /** The base letter, if `path` contains only the diacritic. */
  readonly base?: string
  readonly path: string
}

export const capitalHeight = 500
