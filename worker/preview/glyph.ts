/** A glyph: its advance width and its outline as an SVG path, in units of which a capital letter is 500 high. */
export type Glyph = {
  readonly width: number
  /** The base letter, if this glyph only adds a diacritic to it. */
  readonly base?: string
  readonly path: string
}

export const capitalHeight = 500
