import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns the accessibility violations that axe finds, each with its rule and elements. */
export async function faults(page: Page): Promise<string[]> {
  await atRest(page)
  // The page may already have loaded axe.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe)
  const violations = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)`,
  )) as Result[]
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join(' | ')}`,
  )
}

/**
 * Waits for the end of all finite animations. An element that fades in has too little contrast
 * until then.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
