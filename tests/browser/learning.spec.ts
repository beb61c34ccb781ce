import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { doAsTold, highlightStays } from '../support/boards/lesson.ts'
import { openOnLanding } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { learn } = pageWords.en
const testbed = openTestbed()

const games = ['the-game', 'high-low', 'nix', 'switch']
const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
]

test.each(games)(
  'at any size the lesson of %s covers nothing that it explains, and ends with a summary',
  async (game) => {
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
    const covered: string[] = []
    while (await page.locator('.coach').isVisible()) {
      titles.add((await page.locator('.coach h2').textContent()) ?? '')
      await atEachSize(async (size) => {
        await highlightStays(page)
        const parts = await page.evaluate(coveredParts)
        covered.push(...parts.map((part) => `${size}: ${part}`))
      })
      await doAsTold(page)
    }
    expect(covered).toEqual([])
    const slip = page.locator('.end-slip')
    expect(await slip.getByRole('listitem').allTextContents()).toEqual([...titles])
    await atEachSize(async () => {
      const outside = await page.evaluate(outsideOfWindow, '.end-slip h2, .lesson-go > .button')
      expect(outside).toEqual([])
    })
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: learn.done }).click()
    await page.waitForURL(`**/open/${game}`)
  },
)

/**
 * Runs in the page: returns by how many pixels the instructions of a lesson cover a highlighted element. Returns nothing while
 * a dialog is open, because the dialog lies on top of the instructions.
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

test('a lesson can be shown again from its end', async () => {
  const page = await testbed.person('phone')
  await page.goto(`${testbed.origin()}/learn/nix`)
  await page.locator('.coach').waitFor()
  const first = await page.locator('.coach h2').textContent()
  while (await page.locator('.coach').isVisible()) await doAsTold(page)
  await page.getByRole('button', { name: learn.again }).click()
  await page.locator('.coach').waitFor()
  expect(await page.locator('.coach h2').textContent()).toBe(first)
})

test('the first table of a game offers a lesson, and never again after a no', async () => {
  const page = await testbed.person('desktop')
  await openOnLanding(page, testbed.origin(), { name: 'Ada' })
  await page.getByRole('button', { name: learn.no }).click()
  await page.getByText(learn.isNew('The Game')).waitFor({ state: 'hidden' })
  await openOnLanding(page, testbed.origin(), { name: 'Ada' })
  expect(await page.getByText(learn.isNew('The Game')).count()).toBe(0)
})

test('a lesson opened from a gathering table returns to it', async () => {
  const page = await testbed.person('phone')
  await openOnLanding(page, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await page.getByRole('button', { name: learn.show }).click()
  await page.locator('.coach').waitFor()
  await page.getByRole('button', { name: learn.skip }).click()
  await page.getByRole('button', { name: pageWords.en.seats.alone.play }).waitFor()
  expect(await page.getByRole('button', { name: learn.show }).count()).toBe(0)
})
