import type { Browser, Page } from 'playwright-core'

import type { Language } from '../../shared/language.ts'
import { connect } from '../../testing/seat-client.ts'
import { pageWords } from '../page-words.ts'
import type { LaidTable } from './laid-tables.ts'
import type { Screen } from './screens.ts'
import { sizes, type Size } from './sizes.ts'

/** Nobody sits at the screens that show no table. */
const noTable: LaidTable = { code: '', tokens: [] }

interface Way {
  readonly page: Page
  readonly origin: string
  readonly screen: Screen
  readonly language: Language
  readonly table: LaidTable | undefined
}

/**
 * Leads a page to a screen, which then is at rest, and answers with how everybody else leaves again. They come for each
 * screen anew: whoever is silent for long is away.
 */
export async function goToScreen(way: Way): Promise<() => void> {
  const { page, origin, screen, language, table } = way
  const { code, tokens } = table ?? noTable
  const [mine, ...rest] = tokens
  const others = await Promise.all(rest.map((token) => connect(origin, code, token)))
  await page.setViewportSize(sizes.phone)
  // A page that differs by what stands behind the # alone would not be loaded anew.
  await page.goto('about:blank')
  await page.goto(origin + (screen.path?.(code) ?? `/${code}#seat=${mine}`))
  await page.locator(screen.shows).first().waitFor()
  await screen.act?.({ page, words: pageWords[language], others })
  if (screen.comes !== undefined) await page.locator(screen.comes).first().waitFor()
  return () => others.forEach((other) => other.close())
}

/** The pages of one who sits at the tables, and of one who has never been here. */
export async function openPages(
  browser: Browser,
  locale: Language,
): Promise<{ readonly seated: Page; readonly stranger: Page }> {
  const page = async () =>
    (await browser.newContext({ locale, reducedMotion: 'reduce', hasTouch: true })).newPage()
  return { seated: await page(), stranger: await page() }
}

/** The same screen at another size, once it has settled there. */
export async function resize(page: Page, size: Size): Promise<void> {
  const { width } = sizes[size]
  await page.setViewportSize(sizes[size])
  await page.waitForFunction(
    (wide) =>
      innerWidth === wide &&
      new Promise<boolean>((settled) =>
        requestAnimationFrame(() => requestAnimationFrame(() => settled(true))),
      ),
    width,
  )
}
