import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/switch/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// How a person plays Switch on the page, in whatever set of rules: by what can be read and tapped, nothing else.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

const verb = (page: Page, name: 'play' | 'draw'): Locator => page.locator(`[data-verb="${name}"]`)

/**
 * Lays the first card that goes, one that wishes before all others, with all of its rank that may go with it, and says
 * "Switch!" when it is time; else draws.
 */
export async function playMove(page: Page, wishing: 'Ace' | 'Jack'): Promise<void> {
  if (await nameSuit(page)) return
  // The card just drawn is chosen already.
  if (!(await verb(page, 'play').isVisible())) {
    const goes = handOf(page).and(page.getByRole('option', { name: /, playable/ }))
    const wish = goes.and(page.getByRole('option', { name: new RegExp(`^${wishing}`) }))
    const [card] = [...(await wish.all()), ...(await goes.all())]
    if (!card) return actAndWait(page, () => verb(page, 'draw').click())
    const rank = /^\w+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0]
    await tapCard(card)
    // By what they are: which cards go with those that are chosen changes with each tap.
    const equals = await goes
      .and(page.getByLabel(new RegExp(`^${rank}`)))
      .evaluateAll((all) => all.map((one) => one.dataset.card))
    for (const equal of equals.map((held) =>
      handOf(page).and(page.locator(`[data-card="${held}"]`)),
    ))
      if ((await equal.getAttribute('aria-selected')) === 'false') await tapCard(equal)
  }
  const call = page.getByRole('button', { name: words.switch, exact: true })
  if ((await call.getAttribute('data-due')) === 'true') await call.click()
  await actAndWait(page, () => verb(page, 'play').click())
  await nameSuit(page)
}

/** Wishes what is offered first, on the sheet that asks for it; false where nothing is to be wished. */
async function nameSuit(page: Page): Promise<boolean> {
  // The dealer's is asked for over the hand.
  const asks = page.getByRole('button', { name: words.naming.suit })
  const isDealers = await asks.isVisible()
  if (isDealers) await asks.click()
  const wish = page
    .getByRole('dialog', { name: words.naming.suit })
    .getByRole('button', { name: /^Choose / })
  if (isDealers) await wish.waitFor()
  else if (!(await wish.isVisible())) return false
  await actAndWait(page, () => wish.click())
  return true
}
