import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'

import type { Typeface } from '../../../web/build/fonts.ts'

/**
 * Sample texts from the page, by typeface. They contain all languages, so that the letter
 * frequencies are realistic.
 */
const samples = {
  besley: [
    'Tischlein',
    'A card table for everybody',
    'Join a table',
    'Open a table',
    'Your turn',
    'Winning and losing',
    'You came second',
    'Einen Tisch decken',
    'An einen Tisch kommen',
    'Gewonnen',
    'Rejoindre une table',
    'Dresser une table',
    'The Game',
    'High & Low',
    'Switch',
    'Nix für ungut!',
  ],
  'hanken-grotesk': [
    'Your turn: play at least two cards, then draw. Open a table. Join with a code. You won!',
    'Du bist dran: Leg mindestens zwei Karten, dann zieh nach. Tisch öffnen. Mit Code dazukommen.',
    'À toi de jouer : pose au moins deux cartes, puis pioche. Ouvrir une table. Tu as gagné !',
    'The Game, Switch, High & Low, Nix: 12, 34, 56, 78, 90.',
  ],
} as const satisfies Record<Typeface, readonly string[]>

/** The metrics of a font, in em. */
type Metrics = {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** The average width of a letter. */
  readonly width: number
}

/**
 * Returns the metrics of a font as a browser would measure them: with kerning, and with a variable
 * font at the requested weight.
 */
export async function measure(file: Buffer, typeface: Typeface, weight?: number): Promise<Metrics> {
  const lines = samples[typeface]
  const unpacked = await subsetFont(file, lines.join(''), { targetFormat: 'truetype' })
  const face = new harfbuzz.Face(new harfbuzz.Blob(unpacked))
  const font = new harfbuzz.Font(face)
  if (weight !== undefined) font.setVariations([new harfbuzz.Variation('wght', weight)])
  const { ascender, descender, lineGap } = font.hExtents()
  const total = lines.reduce((sum, line) => sum + widthOf(line, font), 0)
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    width: total / face.upem / lines.join('').length,
  }
}

function widthOf(line: string, font: harfbuzz.Font): number {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(line)
  buffer.guessSegmentProperties()
  harfbuzz.shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
}
