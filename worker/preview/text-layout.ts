import letters from './letters.json' with { type: 'json' }
import { capitalHeight, type Glyph } from './glyph.ts'

const glyphs: Readonly<Record<string, Glyph>> = letters

/** Replaces characters without a glyph: names may be in any script. */
const missingGlyph: Glyph = {
  width: 360,
  line: 'M180 140C246 140 300 194 300 260S246 380 180 380 60 326 60 260 114 140 180 140zM180 210C152 210 130 232 130 260S152 310 180 310 230 288 230 260 208 210 180 210z',
}

/** Letter spacing of headlines: slightly tighter than the font's own. */
const tracking = -0.02 * capitalHeight

/** Lays out a text in the headline font. Returns the outline and horizontal offset of each glyph, and the total width. */
export function layOutText(text: string): {
  readonly width: number
  readonly lines: readonly { readonly x: number; readonly line: string }[]
} {
  const lines: { x: number; line: string }[] = []
  let end = 0
  let isRing = false
  for (const letter of text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')) {
    const outline = glyphs[letter]
    // One replacement for a run of missing glyphs, since one emoji is often many characters.
    if (outline === undefined && (isRing || isInvisible(letter))) continue
    isRing = outline === undefined
    const { width, of, line } = outline ?? missingGlyph
    const x = end === 0 ? 0 : end + tracking
    const bare = of === undefined ? undefined : glyphs[of]
    if (bare) lines.push({ x, line: bare.line })
    if (line !== '') lines.push({ x, line })
    end = x + width
  }
  return { width: end, lines }
}

/** Returns whether a character has no width of its own: combining marks, joiners, skin tones. */
const isInvisible = (letter: string): boolean => /^[\p{M}\p{C}\p{Sk}]$/u.test(letter)
