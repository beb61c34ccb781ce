import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'

import { type Motion, newPerson, openBrowser, type screens } from './browser.ts'
import { openServiceHere, type ServiceHere } from '../service-here.ts'
import { type FreshService, startFreshService } from '../service-process.ts'

export interface Testbed {
  readonly origin: () => string
  /** Returns everything that the service has logged. */
  readonly log: () => string
  /** Stops the service, changes its stored tables, and starts it again at the same address. */
  readonly changeStored: (change: (folder: string) => Promise<void>) => Promise<void>
  /** Opens a page in a separate browser context, which is closed after the test. */
  readonly person: (screen?: keyof typeof screens, locale?: string) => Promise<Page>
}

export interface TestbedOptions {
  /** Whether pages show animations. Most tests switch animations off, because they would have to wait for each animation to end. */
  readonly motion?: Motion
  /** Whether pages install their service worker. A service worker loads all files of the page, which doubles the work of a visit. */
  readonly serviceWorker?: boolean
}

/** Starts the real service and a real Chromium for the tests of one file. */
export function openTestbed({
  motion = 'reduced',
  serviceWorker = false,
}: TestbedOptions = {}): Testbed {
  let service: ServiceHere | undefined
  let people: BrowserContext[] = []

  const opened = (): ServiceHere => {
    if (!service) throw new Error('the testbed has not been opened')
    return service
  }

  beforeAll(async () => {
    service = await openServiceHere()
  })
  afterEach(async () => {
    await Promise.all(people.map((one) => one.close()))
    people = []
  })
  afterAll(() => service?.end())

  return {
    origin: () => opened().origin,
    log: () => opened().log(),
    changeStored: (change) => opened().changeStored(change),
    person: async (screen = 'desktop', locale = 'en-GB') => {
      const context = await newPerson(
        await sharedBrowser(),
        screen,
        locale,
        motion,
        serviceWorker ? 'allow' : 'block',
      )
      people.push(context)
      return context.newPage()
    },
  }
}

/** The browser of all files that this process runs. It ends with the process. */
let browserOfAll: Promise<Browser> | undefined

const sharedBrowser = (): Promise<Browser> => (browserOfAll ??= openBrowser())

export interface ServiceAndBrowser {
  readonly service: FreshService
  readonly browser: Browser
  readonly end: () => Promise<void>
}

/** Starts the service and a browser. If the browser does not open, stops the service. */
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
