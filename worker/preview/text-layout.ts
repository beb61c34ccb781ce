import letters from './letters.json' with { type: 'json' }
import { capitalHeight, type Glyph } from './glyph.ts'

const glyphs: Readonly<Record<string, Glyph>> = letters

/** The replacement for characters without a glyph in the font, since names may be in any script. */
const missingGlyph: Glyph = {
  width: 360,
  path: 'M180 140C246 140 300 194 300 260S246 380 180 380 60 326 60 260 114 140 180 140zM180 210C152 210 130 232 130 260S152 310 180 310 230 288 230 260 208 210 180 210z',
}

/**
 * Letter spacing of headlines in glyph units. It is slightly tighter than the spacing of the font
 * itself.
 */
const tracking = -0.02 * capitalHeight

/** Lays out a text in the headline font. Returns the outline and horizontal offset of each glyph, and the total width. */
export function layOutText(text: string): {
  readonly width: number
  readonly outlines: readonly { readonly x: number; readonly path: string }[]
} {
  const outlines: { x: number; path: string }[] = []
  let end = 0
  let isMissing = false
  for (const letter of text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')) {
    const glyph = glyphs[letter]
    // A run of missing glyphs gets only one replacement, since one emoji often consists of many
    // characters.
    if (glyph === undefined && (isMissing || isInvisible(letter))) continue
    isMissing = glyph === undefined
    const { width, base, path } = glyph ?? missingGlyph
    const x = end === 0 ? 0 : end + tracking
    const baseGlyph = base === undefined ? undefined : glyphs[base]
    if (baseGlyph) outlines.push({ x, path: baseGlyph.path })
    if (path !== '') outlines.push({ x, path })
    end = x + width
  }
  return { width: end, outlines }
}

/** Returns whether a character has no width: a combining mark, a joiner or a skin tone. */
const isInvisible = (letter: string): boolean => /^[\p{M}\p{C}\p{Sk}]$/u.test(letter)
