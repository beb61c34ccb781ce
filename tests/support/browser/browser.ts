import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
  chromium,
} from 'playwright-core'

import { packagedBrowser } from './packaged.ts'

/** Paths of an installed Chrome, for machines on which the packaged browser does not run. */
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export const runsPackaged = process.platform === 'linux' && process.arch === 'x64'

/** Starts a real Chromium: the packaged browser on Linux x64, and an installed Chrome elsewhere. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

async function launchOptions(): Promise<LaunchOptions> {
  // @sparticuz/chromium recommends arguments for cloud functions: one process for all pages, and no
  // web security. These tests need a browser with its normal security.
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-component-update',
    '--disable-sync',
    // Replaces the list of features that Playwright disables. That list contains storage
    // partitioning.
    '--disable-features=HttpsUpgrades',
    // Pages of one context share a process, so that a page does not have to start one.
    '--renderer-process-limit=1',
  ]
  if (runsPackaged) {
    const { path, env } = await packagedBrowser()
    return { executablePath: path, args, env: { ...process.env, ...env } }
  }
  const executablePath = installed.find((path) => existsSync(path))
  if (executablePath === undefined)
    throw new Error(`no Chrome found; looked for ${installed.join(', ')}`)
  return { executablePath, args }
}

export const screens = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  small: { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true },
} as const

/** Records the errors of a page: of its scripts and in its console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Whether the page shows animations. Without animations, tests need not wait for their end. */
export type Motion = 'full' | 'reduced'

/** Opens a page in a browser context of its own, so that no storage is shared. */
export const newPerson = (
  browser: Browser,
  screen: keyof typeof screens = 'desktop',
  locale = 'en-GB',
  motion: Motion = 'full',
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<BrowserContext> =>
  browser.newContext({
    ...screens[screen],
    locale,
    serviceWorkers,
    reducedMotion: motion === 'full' ? 'no-preference' : 'reduce',
  })
