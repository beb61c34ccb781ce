import { packagedBrowser } from './packaged.ts'
import { runsPackaged } from './browser.ts'

/** Runs once before all tests: unpacks the browser, so that no test has to wait for it. */
export async function setup(): Promise<void> {
  if (runsPackaged) await packagedBrowser()
}
