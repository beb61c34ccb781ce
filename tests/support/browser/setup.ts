import { packagedBrowser } from './packaged.ts'
import { runsPackaged } from './browser.ts'

/** Before any test: what takes time and memory is done once, and not by all of them while they are timed. */
export async function setup(): Promise<void> {
  if (runsPackaged) await packagedBrowser()
}
