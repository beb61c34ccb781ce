import { expect, test } from 'vitest'

import { words as english } from '../../web/words/en/frame.ts'
import { pageWords } from '../page-words.ts'
import { openSmallSite } from './small-site.ts'

// What a page around, or its browser, does not allow the frame.

const { look, origin, person, tableWith, visitorOf } = openSmallSite()

test('where no tab can be opened, a way out is an address to copy', async () => {
  const { code } = await tableWith(['Ada'])
  const sandbox = 'allow-scripts allow-same-origin'
  const page = await visitorOf(
    `<iframe sandbox="${sandbox}" src="${origin()}/embed/${code}"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link').first().click()
  const address = frame.getByRole('textbox', { name: english.address })
  await address.waitFor()
  expect(await address.inputValue()).toContain(origin())
})

test('where nothing can be kept, it is said before anybody sits down', async () => {
  const { code } = await tableWith(['Ada'])
  const page = await person()
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/embed'))
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
  })
  await page.goto(`${origin()}/embed/${code}?mode=play`)
  await page.getByText(english.forgetful).waitFor()
  expect((await look(code)).table.seats).toHaveLength(1)
  await page.getByRole('button', { name: english.allTheSame }).click()
  await page.getByRole('button', { name: pageWords.en.sitDownAs('').trim() }).waitFor()
})
