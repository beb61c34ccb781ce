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
  /** Opens a page in an empty browser context that no other person of the test uses. */
  readonly person: (screen?: keyof typeof screens, locale?: string) => Promise<Page>
}

export interface TestbedOptions {
  /** Whether pages show animations. Without animations, tests need not wait for their end. */
  readonly motion?: Motion
  /**
   * Whether pages install their service worker. A service worker loads all files of the page, which
   * doubles the work of a visit.
   */
  readonly serviceWorker?: boolean
  /**
   * Whether each person gets a new browser context instead of a reused one. Needed if a test leaves
   * data that `emptyContext` does not delete, such as data of frames in other sites.
   */
  readonly newContexts?: boolean
}

/** Starts the real service and a real Chromium for the tests of one file. */
export function openTestbed({
  motion = 'reduced',
  serviceWorker = false,
  newContexts = serviceWorker,
}: TestbedOptions = {}): Testbed {
  let service: ServiceHere | undefined
  let people: { readonly context: BrowserContext; readonly kind: ContextKind }[] = []

  const opened = (): ServiceHere => {
    if (!service) throw new Error('the testbed has not been opened')
    return service
  }

  beforeAll(async () => {
    service = await openServiceHere()
  })
  afterEach(async () => {
    await Promise.all(
      people.map(async ({ context, kind }) => {
        if (newContexts) return context.close()
        await emptyContext(context, opened().origin)
        idleContexts.set(keyOf(kind), [...(idleContexts.get(keyOf(kind)) ?? []), context])
      }),
    )
    people = []
  })
  afterAll(() => service?.end())

  return {
    origin: () => opened().origin,
    log: () => opened().log(),
    changeStored: (change) => opened().changeStored(change),
    person: async (screen = 'desktop', locale = 'en-GB') => {
      const kind = { screen, locale, motion, serviceWorker }
      const context = await (newContexts ? newContext(kind) : takeContext(kind))
      people.push({ context, kind })
      return context.newPage()
    },
  }
}

/** The browser that all test files of this process share. It ends with the process. */
let browserOfAll: Promise<Browser> | undefined

const sharedBrowser = (): Promise<Browser> => (browserOfAll ??= openBrowser())

type ContextKind = {
  readonly screen: keyof typeof screens
  readonly locale: string
  readonly motion: Motion
  readonly serviceWorker: boolean
}

const keyOf = ({ screen, locale, motion, serviceWorker }: ContextKind): string =>
  [screen, locale, motion, serviceWorker].join()

const newContext = async ({ screen, locale, motion, serviceWorker }: ContextKind) =>
  newPerson(await sharedBrowser(), screen, locale, motion, serviceWorker ? 'allow' : 'block')

/**
 * Browser contexts that no test uses at the moment, by kind. Tests reuse them, because a new
 * context starts a process, and loads and compiles all scripts again. New contexts took half of the
 * time of the browser tests.
 */
const idleContexts = new Map<string, BrowserContext[]>()

async function takeContext(kind: ContextKind): Promise<BrowserContext> {
  const idle = idleContexts.get(keyOf(kind))?.pop()
  if (idle) return idle
  const context = await newContext(kind)
  // Without a page that stays open, the process of the context would end after each test.
  await context.newPage()
  return context
}

/**
 * Closes all pages of a context except the one that keeps the context open, and deletes the data
 * that a test can leave in it. Keeps only the cache of loaded files.
 */
async function emptyContext(context: BrowserContext, origin: string): Promise<void> {
  const [first, ...pages] = context.pages()
  await Promise.all(pages.map((page) => page.close()))
  if (!first) throw new Error('a test has closed the page that keeps its context running')
  await context.clearPermissions()
  await context.clearCookies()
  const devtools = await context.newCDPSession(first)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
}

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
