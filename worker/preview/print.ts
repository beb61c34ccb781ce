import letters from './letters.json' with { type: 'json' }
import { capitalHeight, type Outline } from './outline.ts'

const outlines: Readonly<Record<string, Outline>> = letters

/** What stands for whatever was never cut: names come here in any script. */
const ring: Outline = {
  width: 360,
  line: 'M180 140C246 140 300 194 300 260S246 380 180 380 60 326 60 260 114 140 180 140zM180 210C152 210 130 232 130 260S152 310 180 310 230 288 230 260 208 210 180 210z',
}

/** Headlines are set a little closer than the letters were cut for. */
const tracking = -0.02 * capitalHeight

/** A text in the letters of our headlines, each with its place from the left, and how broad they are together. */
export function layOut(text: string): {
  readonly width: number
  readonly lines: readonly { readonly x: number; readonly line: string }[]
} {
  const lines: { x: number; line: string }[] = []
  let end = 0
  let isRing = false
  for (const letter of text.trim().replaceAll(/\s+/g, ' ').normalize('NFC')) {
    const outline = outlines[letter]
    // One ring for a run of them: one picture is often many characters.
    if (outline === undefined && (isRing || isUnseen(letter))) continue
    isRing = outline === undefined
    const { width, of, line } = outline ?? ring
    const x = end === 0 ? 0 : end + tracking
    const bare = of === undefined ? undefined : outlines[of]
    if (bare) lines.push({ x, line: bare.line })
    if (line !== '') lines.push({ x, line })
    end = x + width
  }
  return { width: end, lines }
}

/** Marks that no letter was cut with, joiners, and shades of a picture. */
const isUnseen = (letter: string): boolean => /^[\p{M}\p{C}\p{Sk}]$/u.test(letter)
