import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const styles = join(import.meta.dirname, '../styles')
const { resolve } = createRequire(import.meta.url)

/** The weights of each typeface that the page uses: a single one or a range. */
export const weights = {
  besley: 860,
  'hanken-grotesk': { min: 500, max: 800 },
} as const
export type Typeface = keyof typeof weights
export const typefaces = Object.keys(weights) as readonly Typeface[]

export const packageOf = (typeface: Typeface): string => `@fontsource-variable/${typeface}`

/**
 * A `@font-face` rule of styles/fonts.css: its typeface, the name of its subset, and the letters in
 * its file.
 */
type Face = { readonly typeface: Typeface; readonly part: string; readonly letters: string }

/**
 * Generates the font files that styles/fonts.css refers to. Each is made from a font package, and
 * reduced to the letters of its `unicode-range`. The files are written next to the style sheet, so
 * that Vite handles them like any other file.
 */
export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    async buildStart() {
      await mkdir(join(styles, 'fonts'), { recursive: true })
      for (const face of parseFontFaces(await readFile(join(styles, 'fonts.css'), 'utf8'))) {
        const file = join(styles, 'fonts', `${face.typeface}-${face.part}.woff2`)
        const cut = await subsetFace(face)
        // Writes to a temporary file and renames it. Otherwise a parallel build could read a
        // half-written file.
        const beside = `${file}-${process.pid}`
        await writeFile(beside, cut)
        await rename(beside, file)
      }
    },
    async generateBundle() {
      for (const typeface of typefaces) {
        const source = await readFile(resolve(`${packageOf(typeface)}/LICENSE`))
        this.emitFile({ type: 'asset', fileName: `licences/${typeface}.txt`, source })
      }
    },
  }
}

export function parseFontFaces(sheet: string): readonly Face[] {
  return [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const [, name] = /url\('\.\/fonts\/([\w-]+)\.woff2'\)/.exec(face) ?? []
    if (name === undefined) return []
    const typeface = typefaces.find((each) => name.startsWith(`${each}-`))
    const [, ranges] = /unicode-range:\s+([^;]+);/.exec(face) ?? []
    if (typeface === undefined || ranges === undefined)
      throw new Error(`fonts.css does not say what ${name} is made of`)
    return [{ typeface, part: name.slice(typeface.length + 1), letters: lettersIn(ranges) }]
  })
}

function lettersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16)
      return Array.from({ length: parseInt(last, 16) - start + 1 }, (_, place) => start + place)
    })
    .map((point) => String.fromCodePoint(point))
    .join('')
}

/**
 * Returns a font file that has only the letters of `face`. The hinting stays, because without it,
 * Chromium on Linux and Windows rounds widths, so that the spaces between words disappear.
 */
async function subsetFace({ typeface, part, letters }: Face): Promise<Buffer> {
  const source = await readFile(sourceOf(typeface, part))
  return subsetFont(source, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights[typeface] },
    // Keeps the records 13 and 14 of the `name` table, which contain the font's licence.
    preserveNameIds: [13, 14],
  })
}

export function sourceOf(typeface: Typeface, part: string): string {
  return resolve(`${packageOf(typeface)}/files/${typeface}-${part}-wght-normal.woff2`)
}
