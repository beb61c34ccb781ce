import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

import { capitalHeight, type Glyph } from '../../../worker/preview/glyph.ts'
import { parseFontFaces, sourceOf, weights } from '../../../web/build/fonts.ts'

/** The height of the capital letters in Besley, in em. */
const capitals = 0.75

const sheet = join(import.meta.dirname, '../../../web/styles/fonts.css')

/**
 * Returns the outlines of all letters of the headline font. The worker draws text from these
 * outlines, because it has no fonts.
 */
export async function headlineOutlines(): Promise<Record<string, Glyph>> {
  const faces = parseFontFaces(await readFile(sheet, 'utf8')).filter(
    ({ typeface }) => typeface === 'besley',
  )
  const known = new Map<string, string>()
  const outlines: Record<string, Glyph> = {}
  for (const { typeface, part, letters } of faces) {
    const file = await subsetFont(await readFile(sourceOf(typeface, part)), letters, {
      targetFormat: 'truetype',
      variationAxes: { wght: weights.besley },
    })
    const face = new harfbuzz.Face(new harfbuzz.Blob(file))
    const font = new harfbuzz.Font(face)
    const scale = capitalHeight / (face.upem * capitals)
    for (const letter of letters) {
      const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
      if (glyph === undefined) continue
      const path = font.glyphToPath(glyph)
      known.set(letter, path)
      const of = bareOf(letter).find((bare) => path.includes(known.get(bare) ?? '?'))
      const own = of === undefined ? path : path.replace(known.get(of) ?? '', '')
      outlines[letter] = {
        width: Math.round(font.glyphHAdvance(glyph) * scale),
        ...(of !== undefined && { base: of }),
        path: shortened(own, scale),
      }
    }
  }
  return outlines
}

/**
 * Returns the letters without accent from which an accented letter can be composed, the best one
 * first. Returns none for a letter without an accent. An accent replaces the dot of an “i”, so the
 * dotless “ı” comes first.
 */
function bareOf(letter: string): readonly string[] {
  const [bare = letter, ...marks] = letter.normalize('NFD')
  if (marks.length === 0) return []
  return bare === 'i' ? ['ı', 'i'] : [bare]
}

/**
 * Converts the path of a glyph to a relative SVG path in integers. Font coordinates grow upwards
 * from the baseline; the result grows downwards from the top of the capitals.
 */
function shortened(path: string, scale: number): string {
  const tokens = path.match(/[A-Z]|-?[\d.]+/g) ?? []
  let [x, y, next, line] = [0, 0, 0, '']
  let start: readonly [number, number] = [0, 0]
  const point = (): readonly [number, number] => [
    Math.round(Number(tokens[next++]) * scale),
    Math.round(capitalHeight - Number(tokens[next++]) * scale),
  ]
  while (next < tokens.length) {
    const command = tokens[next++] ?? ''
    const points = Array.from({ length: { M: 1, L: 1, Q: 2, Z: 0 }[command] ?? NaN }, point)
    line += command.toLowerCase()
    line += points.map(([toX, toY]) => `${toX - x} ${toY - y}`).join(' ')
    ;[x, y] = points.at(-1) ?? [x, y]
    // After `Z`, SVG continues from the start of the closed contour, so the next contour is
    // relative to that point.
    if (command === 'M') start = [x, y]
    if (command === 'Z') [x, y] = start
  }
  return line.replaceAll(' -', '-')
}
