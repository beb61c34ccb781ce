import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { doAsTold } from '../support/boards/lesson.ts'
import { openTable } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { learn } = pageWords.en
const testbed = openTestbed()

test.each(['the-game', 'high-low', 'nix', 'switch'])(
  'on a phone a first game of %s can be played by following the lesson',
  async (game) => {
    const page = await testbed.person('phone')
    const complaints = complaintsOf(page)
    await page.goto(`${testbed.origin()}/learn/${game}`)
    await page.locator('.coach').waitFor()
    const titles = new Set<string>()
    while (new URL(page.url()).pathname.startsWith('/learn/')) {
      titles.add((await page.locator('.coach h2').textContent()) ?? '')
      await doAsTold(page)
    }
    expect(new URL(page.url()).pathname).toBe(`/open/${game}`)
    expect(titles.size).toBeGreaterThanOrEqual(4)
    expect(titles.size).toBeLessThanOrEqual(5)
    expect(complaints).toEqual([])
  },
  60_000,
)

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
