import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { complaintsOf } from '../browser/browser.ts'
import type { Testbed } from '../browser/testbed.ts'
import { pageWords } from '../page-words.ts'

export const lessonGames = [
  'the-game',
  'high-low',
  'nix',
  'switch',
  'hearts',
  'oh-hell',
  'thirty-one',
]

interface Size {
  readonly width: number
  readonly height: number
}

/**
 * Follows the lesson of a game to its end, and expects that the summary lists all steps. Returns
 * the highlighted parts that the instructions cover, the parts of the summary outside of the
 * window, and the errors of the page.
 */
export async function walkLesson(
  testbed: Testbed,
  game: string,
  sizes: readonly Size[],
): Promise<string[]> {
  const page = await testbed.person('phone')
  const complaints = complaintsOf(page)
  const atEachSize = async (look: (size: string) => Promise<void>) => {
    for (const size of sizes) {
      await page.setViewportSize(size)
      await look(`${size.width} × ${size.height}`)
    }
  }
  await page.goto(`${testbed.origin()}/learn/${game}`)
  await page.locator('.coach').waitFor()
  const titles = new Set<string>()
  const faults: string[] = []
  while (await page.locator('.coach').isVisible()) {
    titles.add((await page.locator('.coach h2').textContent()) ?? '')
    await atEachSize(async (size) => {
      await highlightStays(page)
      const parts = await page.evaluate(coveredParts)
      faults.push(...parts.map((part) => `${size}: ${part}`))
    })
    await followInstruction(page)
  }
  const slip = page.locator('.end-slip')
  expect(await slip.getByRole('listitem').allTextContents()).toEqual([...titles])
  await atEachSize(async () => {
    faults.push(...(await page.evaluate(outsideOfWindow, '.end-slip h2, .lesson-go > .button')))
  })
  await page.getByRole('button', { name: pageWords.en.learn.done }).click()
  await page.waitForURL(`**/open/${game}`)
  return [...faults, ...complaints]
}

/**
 * Runs in the page: returns by how many pixels the instructions of a lesson cover a highlighted
 * element. Returns nothing while a dialog is open, because the dialog lies on top of the
 * instructions.
 */
function coveredParts(): string[] {
  if (document.querySelector('dialog[open]')) return []
  const bright = [...document.querySelectorAll('#coach-holes rect:not(:first-child)')]
  const holes = bright.map((rect) => {
    const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
      Number(rect.getAttribute(name)),
    )
    return new DOMRect(x, y, width, height)
  })
  return [...document.querySelectorAll('.coach, .coach > .piece')].flatMap((part) => {
    const bubble = part.getBoundingClientRect()
    return holes.flatMap((hole) => {
      const across = Math.min(bubble.right, hole.right) - Math.max(bubble.left, hole.left)
      const down = Math.min(bubble.bottom, hole.bottom) - Math.max(bubble.top, hole.top)
      const title = document.querySelector('.coach h2')?.textContent
      return across > 0 && down > 0 ? [`${title}: ${Math.round(across)} × ${Math.round(down)}`] : []
    })
  })
}

/** Runs in the page: returns the texts of the elements that are not wholly in the window. */
function outsideOfWindow(selector: string): string[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
    return isInside ? [] : [element.textContent ?? '']
  })
}

/**
 * Does one step of a lesson: taps the highlight, answers a question or reads on. Then waits until
 * the page shows the next step.
 */
export async function followInstruction(page: Page): Promise<void> {
  await highlightStays(page)
  const before = await page.evaluate(sightBut, null)
  await tapLit(page)
  await page.waitForFunction(sightBut, before)
}

/**
 * Waits until the highlight has stopped moving. The highlight follows the text and the window some
 * frames later, and a tap on its old place would undo the last step.
 */
const highlightStays = (page: Page): Promise<unknown> => page.waitForFunction(lightStays)

async function tapLit(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]')
  const next = page.locator('.coach-foot .button')
  if (await next.isVisible()) return next.click()
  if (await sheet.isVisible()) return sheet.getByRole('button').last().click()
  const lit = await page.locator('.coach-spotlight').boundingBox()
  if (lit !== null) await page.mouse.click(lit.x + lit.width / 2, lit.y + lit.height * 0.4)
}

/** Runs in the page: returns whether the highlight did not move for five frames. */
async function lightStays(): Promise<boolean> {
  const before = document.querySelector('.coach-spotlight')?.getAttribute('style')
  for (let frame = 0; frame < 5; frame++)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return document.querySelector('.coach-spotlight')?.getAttribute('style') === before
}

/**
 * Runs in the page: returns the text of the step and the position of the highlight; null while both
 * are the same as `before`.
 */
function sightBut(before: string | null): string | null {
  const says = document.querySelector('.coach')?.textContent ?? ''
  const lit = document.querySelector('.coach-spotlight')?.getAttribute('style') ?? ''
  const now = `${says} ${lit} ${document.querySelector('dialog[open]') !== null}`
  return now === before ? null : now
}
