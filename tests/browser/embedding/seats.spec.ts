import { expect, test } from 'vitest'

import { complaintsOf } from '../../support/browser/browser.ts'
import { frameWords } from '../../../web/words/frame.ts'
import { pageWords } from '../../support/page-words.ts'
import { handOf } from '../../support/boards/the-game.ts'
import {
  inSection,
  openEmbeddingTestbed,
  reloadFrame,
  scrollTo,
} from '../../support/embedding/foreign-page.ts'

const { en } = pageWords
const { look, origin, tableWith, visitor } = openEmbeddingTestbed()

test('a seat taken in a frame stays in the frame, and a seat taken on our own page is not used in frames', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.menu.title }).click()
  await frame.getByRole('button', { name: en.menu.leave }).waitFor()
  expect(await frame.getByLabel(en.menu.sound).inputValue()).toBe('0')

  await page.reload()
  await scrollTo(page, 'play')
  await frame.getByRole('button', { name: en.menu.title }).click()
  await frame.getByRole('button', { name: en.menu.leave }).waitFor()

  const own = await page.context().newPage()
  for (const path of [`/${code}`, `/embed/${code}?mode=play`]) {
    await own.goto(origin() + path)
    await own.getByRole('button', { name: en.sitDownAs('').trim() }).waitFor()
  }
  expect((await look(code)).table.seats).toHaveLength(2)
})

test('a player can play in a frame without storage', async () => {
  const { code } = await tableWith([])
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.reload()
  await scrollTo(page, 'play')
  const frame = inSection(page, 'play')
  await frame.getByRole('button', { name: en.sitDownAs('').trim() }).click()
  await frame.getByRole('button', { name: en.seats.start }).click()
  await handOf(frame).first().waitFor()
  // Chromium logs this message, since it grants storage only to sites that the person has visited.
  expect(complaints).toEqual(['requestStorageAccess: Permission denied.'])
})

test('one button opens a fresh table inside the frame, and a reload of the frame finds it again', async () => {
  const { code: other } = await tableWith([])
  const page = await visitor(other)
  await scrollTo(page, 'fresh')
  const frame = inSection(page, 'fresh')
  await frame.getByRole('button', { name: frameWords.en.setTable }).click()
  await frame.getByRole('button', { name: en.seats.start }).waitFor()
  const code = await frame.locator('html').evaluate(() => location.pathname.split('/').at(-1) ?? '')
  expect((await look(code)).table).toMatchObject({ code, host: 0, seats: [{ kind: 'human' }] })
  await reloadFrame(frame)
  await frame.getByRole('button', { name: en.seats.start }).click()
  await handOf(frame).first().waitFor()
})

test('links in a frame lead to tabs of their own', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await visitor(code)
  await scrollTo(page, 'frame')
  const opened = page.waitForEvent('popup')
  await inSection(page, 'frame').getByRole('link', { name: frameWords.en.toTable }).click()
  const tab = await opened
  await expect.poll(() => tab.url()).toBe(`${origin()}/${code}`)
  await inSection(page, 'frame').getByText(frameWords.en.before).waitFor()
})
