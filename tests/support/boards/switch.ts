import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/switch/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// Plays Switch through the page by any set of rules, as a person does: by its visible and
// accessible text, and by taps.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

const verb = (page: Page, name: 'play' | 'draw'): Locator => page.locator(`[data-verb="${name}"]`)

/**
 * Plays the first playable card, preferably one that names a suit, with all other cards of its rank
 * that can be added. Calls “Switch!” if the rules require it. Draws if no card can be played.
 */
export async function playMove(page: Page, wishing: 'Ace' | 'Jack'): Promise<void> {
  if (await nameSuit(page)) return
  // A card that was just drawn is already selected.
  if (!(await verb(page, 'play').isVisible())) {
    const goes = handOf(page).and(page.getByRole('option', { name: /, playable/ }))
    const wish = goes.and(page.getByRole('option', { name: new RegExp(`^${wishing}`) }))
    const [card] = [...(await wish.all()), ...(await goes.all())]
    if (!card) return actAndWait(page, () => verb(page, 'draw').click())
    const rank = /^\w+/.exec((await card.getAttribute('aria-label')) ?? '')?.[0]
    await tapCard(card)
    // Remember these cards by `data-card`, since each tap changes which cards can be added.
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

/** Names the first suit that the page offers. Returns false if the page asks for no suit. */
async function nameSuit(page: Page): Promise<boolean> {
  // For the dealer, a button opens the dialog with the suits.
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
