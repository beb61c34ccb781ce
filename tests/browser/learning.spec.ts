import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { doAsTold } from '../support/boards/lesson.ts'
import { openTable } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { learn } = pageWords.en
const testbed = openTestbed()

const games = ['the-game', 'high-low', 'nix', 'switch']
const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  landscape: { width: 844, height: 390 },
  desktop: { width: 1440, height: 900 },
}

const lessons = games.flatMap((game) =>
  Object.values(sizes).map(({ width, height }) => ({ game, width, height })),
)

test.each(lessons)(
  'the lesson of $game at $width × $height covers nothing that it speaks of, and ends with a slip',
  async ({ game, ...viewport }) => {
    const page = await testbed.person(viewport.width > 1000 ? 'desktop' : 'phone')
    await page.setViewportSize(viewport)
    const complaints = complaintsOf(page)
    await page.goto(`${testbed.origin()}/learn/${game}`)
    await page.locator('.coach').waitFor()
    const titles = new Set<string>()
    const covered: string[] = []
    while (await page.locator('.coach').isVisible()) {
      titles.add((await page.locator('.coach h2').textContent()) ?? '')
      covered.push(...(await page.evaluate(coveredParts)))
      await doAsTold(page)
    }
    expect(covered).toEqual([])
    const slip = page.locator('.end-slip')
    expect(await slip.getByRole('listitem').allTextContents()).toEqual([...titles])
    expect(await page.evaluate(outsideOfWindow, '.end-slip h2, .lesson-go > .button')).toEqual([])
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: learn.done }).click()
    await page.waitForURL(`**/open/${game}`)
  },
)

/**
 * Runs in the page: returns what the instructions cover of the highlighted element and of what to
 * compare it with, in pixels. A sheet that asks something lies on top of the instructions.
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
  await openTable(page, testbed.origin(), { name: 'Ada' })
  await page.getByRole('button', { name: learn.no }).click()
  await page.getByText(learn.isNew('The Game')).waitFor({ state: 'hidden' })
  await openTable(page, testbed.origin(), { name: 'Ada' })
  expect(await page.getByText(learn.isNew('The Game')).count()).toBe(0)
})

test('a lesson opened from a gathering table returns to it', async () => {
  const page = await testbed.person('phone')
  await openTable(page, testbed.origin(), { name: 'Ada', game: 'Switch' })
  await page.getByRole('button', { name: learn.show }).click()
  await page.locator('.coach').waitFor()
  await page.getByRole('button', { name: learn.skip }).click()
  await page.getByRole('button', { name: pageWords.en.seats.alone.play }).waitFor()
  expect(await page.getByRole('button', { name: learn.show }).count()).toBe(0)
})
