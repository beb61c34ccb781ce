import type { Page } from 'playwright-core'

/**
 * Does one step of a lesson: taps the highlight, answers a question or reads on. Then waits until
 * the page shows the next step.
 */
export async function doAsTold(page: Page): Promise<void> {
  await highlightStays(page)
  const before = await page.evaluate(sightBut, null)
  await tapLit(page)
  await page.waitForFunction(sightBut, before)
}

/**
 * Waits until the highlight has stopped moving. The highlight follows the text and the window some
 * frames later, and a tap on its old place would undo the last step.
 */
export const highlightStays = (page: Page): Promise<unknown> => page.waitForFunction(lightStays)

async function tapLit(page: Page): Promise<void> {
  const sheet = page.locator('dialog[open]')
  const next = page.locator('.coach-foot .button')
  if (await next.isVisible()) return next.click()
  if (await sheet.isVisible()) return sheet.getByRole('button').last().click()
  const lit = await page.locator('.coach-spotlight').boundingBox()
  if (lit !== null) await page.mouse.click(lit.x + lit.width / 2, lit.y + lit.height * 0.4)
}

/** Runs in the page: returns whether the highlight did not move for five frames. */
async function lightStays(): Promise<boolean> {
  const before = document.querySelector('.coach-spotlight')?.getAttribute('style')
  for (let frame = 0; frame < 5; frame++)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  return document.querySelector('.coach-spotlight')?.getAttribute('style') === before
}

/**
 * Runs in the page: returns the text of the step and the position of the highlight; null while both
 * are the same as `before`.
 */
function sightBut(before: string | null): string | null {
  const says = document.querySelector('.coach')?.textContent ?? ''
  const lit = document.querySelector('.coach-spotlight')?.getAttribute('style') ?? ''
  const now = `${says} ${lit} ${document.querySelector('dialog[open]') !== null}`
  return now === before ? null : now
}
