import { existsSync } from 'node:fs'
import {
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type LaunchOptions,
  type Page,
  chromium,
} from 'playwright-core'

import { packagedBrowser } from './packaged.ts'

/** Where a Chrome of the machine's own is looked for, where the packaged one does not run. */
const installed = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

export const runsPackaged = process.platform === 'linux' && process.arch === 'x64'

/** A real Chromium: the one from the packages on Linux x64, an installed Chrome elsewhere. */
export const openBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions())

/** A browser that several processes use: `chromium.connect` takes its `wsEndpoint`. */
export const openBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer({ ...(await launchOptions()), host: '127.0.0.1' })

async function launchOptions(): Promise<LaunchOptions> {
  // Its own advice for arguments is for machines that rent it out by the second: one process for all pages, and no
  // web security. People have browsers of their own, and security is what some tests are about.
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-component-update',
    '--disable-sync',
    // In place of Playwright's own list, which takes from each site the storage of its own that people's browsers give it.
    '--disable-features=HttpsUpgrades',
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

/** What the page complained about: errors of its scripts and of its console. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

/** Whether cards fly and papers fade: most tests would only wait for it. */
export type Motion = 'full' | 'reduced'

/** A person of their own: nothing is shared with another's storage. */
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
