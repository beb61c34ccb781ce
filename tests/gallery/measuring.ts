import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openBoth, type ServiceAndBrowser } from '../support/browser/testbed.ts'
import { boxFaults } from './boxes/measure.ts'
import { goToScreen, openPages, resize } from './go-to-screen.ts'
import { prepareScreens } from './prepared-tables.ts'
import type { Part } from './screens/all.ts'

/**
 * Defines tests that measure the screens in `parts`. The tests share one service and one browser.
 */
export function measureEach(parts: readonly Part[]): void {
  let both: ServiceAndBrowser
  let tableOf: Awaited<ReturnType<typeof prepareScreens>>

  beforeAll(async () => {
    both = await openBoth()
    const change = async (how: (folder: string) => Promise<void>) => {
      both = { ...both, service: await both.service.changeStored(how) }
    }
    const screens = parts.flatMap((part) => part.screens)
    tableOf = await prepareScreens(both.service.origin, change, screens, 'long')
  }, 120_000)
  afterAll(async () => {
    await both.browser.close()
    await both.service.end()
  })

  describe.each(parts)('in $language', ({ language, screens, sizes, fontSize }) => {
    /** The page of a viewer with a seat at every table, and the page of a stranger. */
    let people: Awaited<ReturnType<typeof openPages>>
    beforeAll(async () => {
      people = await openPages(both.browser, language)
      if (fontSize !== undefined) await setFontSize(people.seated, fontSize)
    })
    afterAll(() => people.leave())

    test.each(screens)(
      'no part of the screen is cut off, covered or too small: $name',
      async (screen) => {
        const page = screen.stranger ? people.stranger : people.seated
        const faults: Record<string, string[]> = {}
        const leave = await goToScreen({
          page,
          origin: both.service.origin,
          screen,
          language,
          table: await tableOf(screen),
        })
        for (const size of sizes) {
          await resize(page, size)
          const found = await boxFaults(page, size)
          if (found.length > 0) faults[size] = found
        }
        leave()
        expect(faults).toEqual({})
      },
    )
  })
}

/** Sets the font size of the browser, as its settings do. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
}
