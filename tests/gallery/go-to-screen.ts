import type { Browser, Page } from 'playwright-core'

import type { Language } from '../../shared/language.ts'
import { connect } from '../support/seat-client.ts'
import { pageWords } from '../support/page-words.ts'
import type { PreparedTable } from './prepared-tables.ts'
import type { Screen } from './screens/screen.ts'
import { sizes, type Size } from './sizes.ts'

/** A placeholder for screens that show no table. */
const noTable: PreparedTable = { code: '', tokens: [] }

interface Way {
  readonly page: Page
  readonly origin: string
  readonly screen: Screen
  readonly language: Language
  readonly table: PreparedTable | undefined
}

/**
 * Opens a screen in a page, and waits until the screen is ready. Returns a function that
 * disconnects the other players. They connect again for each screen, because a player whose
 * connection sends nothing for a while counts as away.
 */
export async function goToScreen(way: Way): Promise<() => void> {
  const { page, origin, screen, language, table } = way
  const { code, tokens } = table ?? noTable
  const mine = screen.stranger ? undefined : tokens[0]
  const away = tokens.filter((token) => token !== mine)
  const others = await Promise.all(away.map((token) => connect(origin, code, token)))
  await page.context().setOffline(false)
  await page.unrouteAll()
  await page.setViewportSize(sizes.phone)
  // Leave the page first, since a change after the # alone would not load the page again.
  await page.goto('about:blank')
  await page.goto(origin + (screen.path?.(code) ?? `/${code}#seat=${mine}`))
  await page.locator(screen.shows).first().waitFor()
  await screen.act?.({ page, words: pageWords[language], others, table: table ?? noTable })
  // The element can appear late, for example because the page gives up a silent connection only
  // after a while.
  if (screen.comes !== undefined)
    await page.locator(screen.comes).first().waitFor({ timeout: 60_000 })
  return () => others.forEach((other) => other.close())
}

interface Pages {
  readonly seated: Page
  readonly stranger: Page
  readonly leave: () => Promise<void>
}

/** Opens two pages: one of a viewer with a seat at every table, and one of a stranger. */
export async function openPages(browser: Browser, locale: Language): Promise<Pages> {
  const page = async () => {
    const context = await browser.newContext({ locale, reducedMotion: 'reduce', hasTouch: true })
    context.setDefaultTimeout(15_000)
    return context.newPage()
  }
  const [seated, stranger] = [await page(), await page()]
  const leave = async () => {
    for (const one of [seated, stranger]) await one.context().close()
  }
  return { seated, stranger, leave }
}

/** Shows the same screen at another size, and waits until its layout is stable. */
export async function resize(page: Page, size: Size): Promise<void> {
  const { width } = sizes[size]
  await page.setViewportSize(sizes[size])
  await page.waitForFunction(async (wide) => {
    await document.fonts.ready
    await new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
    // At another size, a hand can have one row instead of two, so wait until its cards have moved.
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(moving.map((one) => one.finished))
    return innerWidth === wide
  }, width)
}
