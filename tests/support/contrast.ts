import type { Page } from 'playwright-core'

import { contrast, type Colour } from '../../shared/contrast.ts'

/** One line of a text, and its box in the viewport. */
interface TextLine {
  readonly text: string
  readonly box: { readonly x: number; readonly y: number; width: number; height: number }
}

/**
 * Returns the lowest contrast of each text inside an element with the pixels behind its letters.
 * Skips the initials on pieces (players' tokens), because they are drawings. The element must be
 * inside the viewport.
 */
export async function textContrasts(
  page: Page,
  selector: string,
): Promise<readonly { readonly text: string; readonly contrast: number }[]> {
  const lines = await page.evaluate(linesIn, selector)
  const boxes = lines.map(({ box }) => box)
  const painted = await pixelsOf(page, boxes)
  // The page's Content-Security-Policy forbids style elements, but not constructed style sheets.
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rule)
    document.adoptedStyleSheets = [sheet]
  }, `${selector} * { color: transparent !important; transition: none !important }`)
  const behind = await pixelsOf(page, boxes)
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return lines.flatMap(({ text }, line) => {
    const lowest = lowestContrast(painted[line] ?? [], behind[line] ?? [])
    return lowest === null ? [] : { text, contrast: lowest }
  })
}

/** Returns the lines of text inside an element. Runs in the page. */
function linesIn(selector: string): TextLine[] {
  const root = document.querySelector(selector)
  if (root === null) return []
  const lines: TextLine[] = []
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    if (text === '' || node.parentElement?.closest('.piece, .visually-hidden')) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects())
      if (width >= 1 && height >= 1) lines.push({ text, box: { x, y, width, height } })
  }
  return lines
}

/** Returns the pixels of the page in each box, each as 0xRRGGBB. */
async function pixelsOf(page: Page, boxes: readonly TextLine['box'][]): Promise<number[][]> {
  const screenshot = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ({ base64, areas }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
      if (pen === null) throw new Error('there is no canvas')
      pen.drawImage(picture, 0, 0)
      const scale = picture.width / innerWidth
      return areas.map(({ x, y, width, height }) => {
        const area = [x, y, width, height].map((side) => side * scale)
        const { data } = pen.getImageData(...(area as [number, number, number, number]))
        const view = new DataView(data.buffer)
        return Array.from({ length: data.length / 4 }, (_, at) => view.getUint32(4 * at) >>> 8)
      })
    },
    { base64: screenshot, areas: boxes },
  )
}

const colourOf = (pixel: number): Colour => [pixel >> 16, (pixel >> 8) & 255, pixel & 255, 1]

/**
 * Returns the lowest contrast of the letters with the pixels behind them; null without letters.
 * @param painted the pixels with the text
 * @param behind the same pixels without the text
 */
function lowestContrast(painted: readonly number[], behind: readonly number[]): number | null {
  const letters = painted
    .map((pixel, at) => {
      const [ink, ground] = [colourOf(pixel), colourOf(behind[at] ?? pixel)]
      return { ink, ground, difference: contrast(ink, ground) }
    })
    .filter(({ difference }) => difference > 1.2)
    .toSorted((one, other) => other.difference - one.difference)
  // The strongest pixel is inside a stroke. Most others are the smoothed edges of the letters.
  const [strongest] = letters
  if (strongest === undefined) return null
  return Math.min(...letters.map(({ ground }) => contrast(strongest.ink, ground)))
}
