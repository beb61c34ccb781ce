import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Language } from '../../shared/language.ts'
import { openBoth, type ServiceAndBrowser } from '../../testing/browser/testbed.ts'
import { boxFaults } from './boxes/measure.ts'
import { goToScreen, openPages, resize } from './go-to-screen.ts'
import { layTables, type LaidTable } from './laid-tables.ts'
import { measured } from './screens.ts'
import { sizes, type Size } from './sizes.ts'
import { tables, type TableName } from './tables.ts'

/** Those whose words are longest. */
const languages = ['de', 'fr'] as const

let both: ServiceAndBrowser
let laid: ReadonlyMap<TableName, LaidTable>
/** One who sits at the tables, and one who has never been here, in each language. */
const people = new Map<Language, Awaited<ReturnType<typeof openPages>>>()

beforeAll(async () => {
  both = await openBoth()
  const change = async (how: (folder: string) => Promise<void>) => {
    both = { ...both, service: await both.service.changeStored(how) }
  }
  laid = await layTables(both.service.origin, change, Object.keys(tables) as TableName[], 'long')
  for (const language of languages) {
    people.set(language, await openPages(both.browser, language))
  }
})
afterAll(async () => {
  await both.browser.close()
  await both.service.end()
})

test.each(measured)('nothing on it is cut off, covered or too small: $name', async (screen) => {
  const faults: Record<string, string[]> = {}
  for (const [language, { seated, stranger }] of people) {
    const page = screen.stranger ? stranger : seated
    await page.context().setOffline(false)
    const table = screen.table && laid.get(screen.table)
    const leave = await goToScreen({ page, origin: both.service.origin, screen, language, table })
    for (const size of Object.keys(sizes) as Size[]) {
      await resize(page, size)
      const found = await boxFaults(page, size)
      if (found.length > 0) faults[`${language}, ${size}`] = found
    }
    leave()
  }
  expect(faults).toEqual({})
})
