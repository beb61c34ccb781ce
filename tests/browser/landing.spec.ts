import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { openTestbed } from '../support/browser/testbed.ts'
import { openOnLanding } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'

const { de, en, fr } = pageWords

const testbed = openTestbed()

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

const visits = [
  [phone, 'en-GB', en],
  [phone, 'de-DE', de],
  [phone, 'fr-FR', fr],
  [desk, 'en-GB', en],
  [desk, 'de-DE', de],
  [desk, 'fr-FR', fr],
] as const

test.each(visits)(
  'on %o, in %s, a table is opened and a code is typed without scrolling',
  async (screen, locale, words) => {
    const ada = await testbed.person('desktop', locale)
    await ada.setViewportSize(screen)
    await ada.goto(testbed.origin())
    const { landing } = words
    for (const element of [
      ada.getByRole('button', { name: landing.openButton('The Game') }),
      ada.getByLabel(words.yourName),
      ada.getByRole('textbox', { name: landing.code }),
      ada.getByRole('button', { name: landing.enterButton, exact: true }),
    ]) {
      const box = await element.boundingBox()
      expect(box).not.toBeNull()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screen.width)
    }
    expect(await scrolledWidth(ada)).toBe(screen.width)
  },
)

test.each([
  ['en-GB', en],
  ['de-DE', de],
  ['fr-FR', fr],
] as const)(
  'in %s with text at 130 %, a table is opened without scrolling, even on a small phone',
  async (locale, words) => {
    const ada = await testbed.person('desktop', locale)
    const devtools = await ada.context().newCDPSession(ada)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 21 } })
    for (const screen of [phone, { width: 320, height: 568 }]) {
      await ada.setViewportSize(screen)
      await ada.goto(testbed.origin())
      const button = ada.getByRole('button', { name: words.landing.openButton('The Game') })
      const box = await button.boundingBox()
      expect(box).not.toBeNull()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screen.height)
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  },
)

const scrolledWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

test('the button names the chosen game, which is The Game for a new visitor', async () => {
  const ada = await testbed.person('phone')
  await ada.goto(testbed.origin())
  expect(await ada.getByRole('radio', { name: /^The Game/ }).isChecked()).toBe(true)
  await ada.getByRole('radio', { name: /^Switch/ }).check({ force: true })
  await ada.getByRole('button', { name: en.landing.openButton('Switch') }).waitFor()
})

test('a returning visitor finds the last game, and a link to the table', async () => {
  const ada = await testbed.person('phone')
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada', game: 'Nix' })
  await ada.goto(testbed.origin())
  expect(await ada.getByRole('radio', { name: /^Nix/ }).isChecked()).toBe(true)
  await ada.getByRole('navigation', { name: en.landing.myTables }).getByRole('link').click()
  await ada.waitForURL(`${testbed.origin()}/${code}`)
})

test('letters typed anywhere begin the code, and a link that is pasted fills it', async () => {
  const ada = await testbed.person('desktop')
  await ada.goto(testbed.origin())
  const field = ada.getByRole('textbox', { name: en.landing.code })
  await field.waitFor()
  await ada.keyboard.type('bcd')
  expect(await field.inputValue()).toBe('BCD')
  await field.fill(`${testbed.origin()}/bcd-fgh`)
  expect(await field.inputValue()).toBe('BCDFGH')
  await ada.keyboard.press('Enter')
  await ada.getByRole('heading', { name: en.notFound.noTable }).waitFor()
})

test('an unknown code can be corrected where the error is shown', async () => {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openOnLanding(ada, testbed.origin(), { name: 'Ada' })
  await bo.goto(`${testbed.origin()}/BCDFGH`)
  const field = bo.getByRole('textbox', { name: en.landing.code })
  expect(await field.inputValue()).toBe('BCDFGH')
  const again = bo.getByRole('button', { name: en.notFound.again })
  await again.click()
  expect(await field.inputValue()).toBe('')
  await field.fill(code)
  await again.click()
  await bo.waitForURL(`${testbed.origin()}/${code}`)
  await bo.getByRole('button', { name: en.sitDownAs('').trim() }).waitFor()
})
