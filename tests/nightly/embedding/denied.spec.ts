import type { FrameLocator } from 'playwright-core'
import { expect, test } from 'vitest'

import { frameWords } from '../../../web/words/frame.ts'
import { pageWords } from '../../support/page-words.ts'
import { handOf } from '../../support/boards/the-game.ts'
import { frameOf, keepsEvents, openSmallSite } from '../../support/embedding/small-site.ts'

// Embedding pages and browsers can deny the frame pop-ups or storage.

const { look, origin, person, siteWith, snippet, tableWith, visitorOf } = openSmallSite()

test('if no tab can be opened, the link is shown to copy', async () => {
  const { code } = await tableWith(['Ada'])
  const sandbox = 'allow-scripts allow-same-origin'
  const page = await visitorOf(
    `<iframe sandbox="${sandbox}" src="${origin()}/embed/${code}"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link').first().click()
  const address = frame.getByRole('textbox', { name: frameWords.en.address })
  await address.waitFor()
  expect(await address.inputValue()).toContain(origin())
})

/** A script that denies storage in frames, as browsers do if they block third-party storage. */
const denied = `if (location.pathname.startsWith('/embed')) {
  window.kept = localStorage
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
}`

/**
 * A script that fakes the Storage Access API: the first request for unpartitioned storage needs a
 * tap, later ones do not.
 */
const grantedByTap = `if (location.pathname.startsWith('/embed')) {
  let state = kept.getItem('test.granted') ?? 'prompt'
  navigator.permissions.query = async () => ({ state })
  document.requestStorageAccess = async ({ localStorage }) => {
    if (!localStorage || (state !== 'granted' && !navigator.userActivation.isActive))
      throw new DOMException('denied', 'NotAllowedError')
    state = 'granted'
    kept.setItem('test.granted', state)
    return { localStorage: kept }
  }
}`

const { seatEndsWithPage } = pageWords.en
const sitDown = (frame: FrameLocator) =>
  frame.getByRole('button', { name: pageWords.en.sitDownAs('').trim() })

test('if storage is denied, the game is played at once, and the embedding page receives its events', async () => {
  const { code, start } = await tableWith(['Ada'])
  const page = await person()
  await page.addInitScript(denied)
  await page.goto(await siteWith(`${keepsEvents}<body>${snippet(`code="${code}" mode="play"`)}`))
  const frame = frameOf(page)
  await frame.getByText(seatEndsWithPage).waitFor()
  await sitDown(frame).click()
  await frame.getByRole('button', { name: pageWords.en.menu.title }).waitFor()
  await expect.poll(async () => (await look(code)).table.seats.length).toBe(2)
  await start()
  await handOf(frame).first().waitFor()
  const heard = () => page.evaluate(() => window.events.map(([type]) => type))
  await expect.poll(heard).toEqual(expect.arrayContaining(['ready', 'seated', 'turn']))
  expect(await frame.getByText(seatEndsWithPage).count()).toBe(0)
})

test('if storage is denied, one tap opens a fresh table', async () => {
  const page = await person()
  await page.addInitScript(denied)
  await page.goto(await siteWith(`${keepsEvents}<body>${snippet('game="the-game"')}`))
  const frame = frameOf(page)
  await frame.getByText(seatEndsWithPage).waitFor()
  await frame.getByRole('button', { name: frameWords.en.setTable }).click()
  await frame.getByRole('button', { name: pageWords.en.seats.start }).waitFor()
  expect(await page.evaluate(() => window.events.map(([type]) => type))).toContain('opened')
})

test('if the browser grants storage with the tap to sit down, the seat outlasts the page', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await person()
  await page.addInitScript(denied + grantedByTap)
  await page.goto(await siteWith(`<body>${snippet(`code="${code}" mode="play"`)}`))
  await sitDown(frameOf(page)).click()
  await frameOf(page).getByRole('button', { name: pageWords.en.menu.title }).click()
  await frameOf(page).getByRole('button', { name: pageWords.en.menu.leave }).waitFor()

  await page.reload()
  await frameOf(page).getByRole('button', { name: pageWords.en.menu.title }).click()
  await frameOf(page).getByRole('button', { name: pageWords.en.menu.leave }).waitFor()
  expect((await look(code)).table.seats).toHaveLength(2)
})
