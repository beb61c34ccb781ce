import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { type Motion, newPerson, openBrowser, type screens } from './browser.ts'
import { type FreshService, startFreshService } from '../service-process.ts'

export interface Testbed {
  readonly origin: () => string
  /** All that the service has complained of. */
  readonly log: () => string
  /** Kills the service, changes what it has stored, and starts it again at the same address. */
  readonly changeStored: (change: (folder: string) => Promise<void>) => Promise<void>
  /** Opens a page in a separate browser context, which is closed after the test. */
  readonly person: (screen?: keyof typeof screens, locale?: string) => Promise<Page>
}

/** The real service and a real Chromium for the tests of one file, in which nothing moves unless it is asked to. */
export function openTestbed(motion: Motion = 'reduced'): Testbed {
  let opened: ServiceAndBrowser | undefined
  let people: BrowserContext[] = []

  const both = (): ServiceAndBrowser => {
    if (!opened) throw new Error('the testbed has not been opened')
    return opened
  }

  beforeAll(async () => {
    opened = await openBoth()
  })
  afterEach(async () => {
    await Promise.all(people.map((one) => one.close()))
    people = []
  })
  afterAll(() => opened?.end())

  return {
    origin: () => both().service.origin,
    log: () => both().service.log(),
    changeStored: async (change) => {
      const { service, browser } = both()
      opened = together(await service.changeStored(change), browser)
    },
    person: async (screen = 'desktop', locale = 'en-GB') => {
      const context = await newPerson(both().browser, screen, locale, motion)
      people.push(context)
      return context.newPage()
    },
  }
}

export interface ServiceAndBrowser {
  readonly service: FreshService
  readonly browser: Browser
  readonly end: () => Promise<void>
}

/** Both or neither: where no browser opens, no service stays behind. */
export async function openBoth(
  open: () => Promise<Browser> = openBrowser,
): Promise<ServiceAndBrowser> {
  const service = await startFreshService()
  try {
    return together(service, await open())
  } catch (error) {
    await service.end()
    throw error
  }
}

const together = (service: FreshService, browser: Browser): ServiceAndBrowser => ({
  service,
  browser,
  end: () => browser.close().finally(service.end),
})
