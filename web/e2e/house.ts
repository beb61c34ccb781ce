import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { newPerson, openBrowser, type screens } from './browser.ts'
import { freshState, type ServiceProcess, startService } from '../../scripts/serviceProcess.ts'

export interface House {
  readonly origin: () => string
  /** All that the service has complained of. */
  readonly log: () => string
  /** Somebody with a browser of their own; they leave after the test. */
  readonly person: (screen?: keyof typeof screens, locale?: string) => Promise<Page>
}

/** The real service and a real Chromium for the tests of one file. */
export function openHouse(): House {
  let browser: Browser
  let service: ServiceProcess
  let state: Awaited<ReturnType<typeof freshState>>
  let people: BrowserContext[] = []

  beforeAll(async () => {
    state = await freshState()
    service = await startService(state.folder)
    browser = await openBrowser()
  })
  afterEach(async () => {
    await Promise.all(people.map((one) => one.close()))
    people = []
  })
  afterAll(async () => {
    await browser.close()
    await service.kill()
    await state.remove()
  })

  return {
    origin: () => service.origin,
    log: () => service.log(),
    person: async (screen = 'desktop', locale = 'en-GB') => {
      const context = await newPerson(browser, screen, locale)
      people.push(context)
      return context.newPage()
    },
  }
}
