import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as harfbuzz from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

import { parseFontFaces, sourceOf, type Typeface } from '../../../web/build/fonts.ts'
import { measure } from './measure.ts'

/**
 * A fallback font, which the page shows until the web font has loaded. `width` is its average
 * letter width in em, as `measure` returns it. Instead of Arial, Georgia and Times New Roman, free
 * fonts with the same metrics were measured: Arimo, Gelasio and Tinos.
 */
type StandIn = {
  readonly family: string
  readonly weights: string
  readonly width: number
  readonly typeface: Typeface
  readonly weight: number
}

const besley = { typeface: 'besley', weights: '1 1000', weight: 860 } as const
const regular = { typeface: 'hanken-grotesk', weights: '1 550', weight: 500 } as const
const half = { typeface: 'hanken-grotesk', weights: '551 650', weight: 600 } as const
const bold = { typeface: 'hanken-grotesk', weights: '651 1000', weight: 700 } as const

const standIns: readonly StandIn[] = [
  { family: 'Besley Georgia', width: 0.5567, ...besley },
  { family: 'Besley Noto', width: 0.5467, ...besley },
  { family: 'Besley DejaVu', width: 0.6062, ...besley },
  { family: 'Besley Times', width: 0.4656, ...besley },
  { family: 'Hanken Arial', width: 0.4483, ...regular },
  { family: 'Hanken Arial', width: 0.4483, ...half },
  { family: 'Hanken Arial', width: 0.4781, ...bold },
  { family: 'Hanken Roboto', width: 0.442, ...regular },
  { family: 'Hanken Roboto', width: 0.442, ...half },
  { family: 'Hanken Roboto', width: 0.4497, ...bold },
  { family: 'Hanken DejaVu', width: 0.5061, ...regular },
  { family: 'Hanken DejaVu', width: 0.5061, ...half },
  { family: 'Hanken DejaVu', width: 0.5708, ...bold },
]

const root = join(import.meta.dirname, '../../..')
const styles = join(root, 'web/styles')
const sheet = await readFile(join(styles, 'fonts.css'), 'utf8')
/**
 * The narrow no-break space. The font files lack this character, so browsers synthesise it from the
 * normal space.
 */
const narrowSpace = '\u202f'
const facesAtHand = [...sheet.matchAll(/@font-face \{([^}]*local\([^}]*)\}/g)].map(
  ([, face = '']) => face,
)

test.each(standIns)('$family at $weights takes as much room as $typeface', async (standIn) => {
  const { family, weights, width, typeface, weight } = standIn
  const metrics = await measure(await readFile(sourceOf(typeface, 'latin')), typeface, weight)
  const scale = metrics.width / width
  const face = facesAtHand.find(
    (each) =>
      valueOf(each, 'font-family') === `'${family}'` && valueOf(each, 'font-weight') === weights,
  )
  expect(descriptorsOf(face ?? '')).toEqual({
    'size-adjust': percent(scale),
    'ascent-override': percent(metrics.ascent / scale),
    'descent-override': percent(metrics.descent / scale),
    'line-gap-override': percent(metrics.lineGap / scale),
  })
})

test('each fallback font is measured, and follows its typeface in the list', async () => {
  expect(facesAtHand).toHaveLength(standIns.length)
  const tokens = await readFile(join(styles, 'tokens.css'), 'utf8')
  for (const [token, first] of [
    ['display', 'Besley'],
    ['text', 'Hanken'],
  ] as const) {
    const [, stack = ''] = new RegExp(`--${token}:([^;]+);`).exec(tokens) ?? []
    const families = standIns.map(({ family }) => family).filter((name) => name.startsWith(first))
    const asked = [...stack.matchAll(/'([^']+)'|\b(Besley)\b(?!')/g)].map(
      ([, quoted, bare]) => quoted ?? bare,
    )
    expect(asked).toEqual([first === 'Besley' ? first : `${first} Grotesk`, ...new Set(families)])
  }
})

const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`

const valueOf = (face: string, name: string): string | undefined =>
  new RegExp(`${name}: ([^;]+);`).exec(face)?.[1]

const descriptorsOf = (face: string): Record<string, string> =>
  Object.fromEntries(
    [...face.matchAll(/([\w-]+-(?:adjust|override)): ([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

test('each font file has the letters of its range', async () => {
  for (const { typeface, part, letters } of parseFontFaces(sheet)) {
    const file = await subsetFont(await readFile(sourceOf(typeface, part)), letters, {
      targetFormat: 'truetype',
    })
    const face = new harfbuzz.Face(new harfbuzz.Blob(file))
    const there = new Set([...face.collectUnicodes()].map((point) => String.fromCodePoint(point)))
    expect([...letters].filter((letter) => !there.has(letter))).toEqual(
      part === 'latin' ? [narrowSpace] : [],
    )
  }
})

test('the font that every page loads has the letters of all texts', async () => {
  const [fetched = ''] = parseFontFaces(sheet)
    .filter(({ typeface, part }) => typeface === 'hanken-grotesk' && part === 'latin')
    .map(({ letters }) => letters)
  const missing = new Set<string>()
  for await (const file of glob('{web/words,shared/games/*/words}/**/*.ts', { cwd: root }))
    for (const letter of await readFile(join(root, file), 'utf8'))
      if (/\p{L}|\p{P}|\p{Zs}/u.test(letter) && !fetched.includes(letter)) missing.add(letter)
  expect([...missing]).toEqual([])
})
