import { expect, test } from 'vitest'

import { openTestbed } from '../support/browser/testbed.ts'
import { followInstruction, lessonGames, walkLesson } from '../support/boards/lesson.ts'
import { openOnLanding } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { learn } = pageWords.en
const testbed = openTestbed()

// On small windows the instructions are closest to the cards. tests/nightly/learning.spec.ts has
// larger windows.
const sizes = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
]

test.each(lessonGames)(
  'on small windows the lesson of %s covers nothing that it explains, and ends with a summary',
  async (game) => {
    expect(await walkLesson(testbed, game, sizes)).toEqual([])
  },
)

test('a lesson can be shown again from its end', async () => {
  const page = await testbed.person('phone')
  await page.goto(`${testbed.origin()}/learn/nix`)
  await page.locator('.coach').waitFor()
  const first = await page.locator('.coach h2').textContent()
  while (await page.locator('.coach').isVisible()) await followInstruction(page)
  await page.getByRole('button', { name: learn.again }).click()
  await page.locator('.coach').waitFor()
  expect(await page.locator('.coach h2').textContent()).toBe(first)
})

test('the first table of a game offers a lesson, and no table offers it again after a no', async () => {
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
