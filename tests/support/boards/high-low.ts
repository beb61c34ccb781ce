import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// Plays High & Low through the page, as a person does: by its visible and accessible text, and by
// taps.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

/** Locates the viewer's cards on the table, face up and face down. */
export const tableOf = (page: Page): Locator =>
  page.getByRole('group', { name: words.table }).getByRole('button')

const verb = (page: Page, name: 'play' | 'take' | 'ready'): Locator =>
  page.locator(`[data-verb="${name}"]`)

/** Exchanges a card of the hand with a face-up card, and waits for the result. */
export async function exchange(page: Page): Promise<void> {
  const [hand, open] = [await cardsIn(handOf(page)), await cardsIn(tableOf(page))]
  const [pair] = hand.flatMap((up, from) =>
    open.flatMap((down, to) => (up.value === down.value ? [] : [{ from, to, up }])),
  )
  if (!pair) throw new Error('eight cards are of more than one value')
  await tapCard(handOf(page).nth(pair.from))
  await tableOf(page).nth(pair.to).click()
  // Other players can exchange cards at the same time, so wait for exactly this exchange.
  const exchanged = page.getByRole('button', { name: new RegExp(`^${pair.up.value}, face up`) })
  await tableOf(page).nth(pair.to).and(exchanged).waitFor()
}

/**
 * Marks the player as ready, or makes a move. Plays all cards of the lowest playable rank, with
 * special cards last. Takes the pile only if no card can be played.
 */
export async function playMove(page: Page): Promise<void> {
  if (await verb(page, 'ready').isVisible()) {
    await verb(page, 'ready').click()
    return verb(page, 'ready').waitFor({ state: 'hidden' })
  }
  for (const [place, tap] of [
    [handOf(page), tapCard],
    [tableOf(page), click],
  ] as const) {
    const cards = await cardsIn(place)
    const [best] = cards.filter(({ goes }) => goes).toSorted((a, b) => rank(a) - rank(b))
    if (!best) continue
    for (const [at, { value }] of cards.entries()) {
      // Face-down cards have no visible value, and are turned over one by one.
      if (Number.isNaN(best.value) ? at === cards.indexOf(best) : value === best.value)
        await tap(place.nth(at))
      if (await verb(page, 'play').isVisible()) break
    }
    return actAndWait(page, () => verb(page, 'play').click())
  }
  await actAndWait(page, () => verb(page, 'take').click())
}

/** Clicks the centre of a card, which is enough because cards on the table do not overlap. */
const click = (card: Locator): Promise<void> => card.click()

type Shown = { readonly value: number; readonly goes: boolean }

/**
 * Reads cards from their accessible names, such as “9, playable, 2 of 5”, “9, face up, on a
 * face-down card” or “Face-down card 1”.
 */
const cardsIn = (place: Locator): Promise<Shown[]> =>
  place.evaluateAll((cards) =>
    cards.map(({ ariaLabel }) => ({
      value: Number.parseInt(ariaLabel ?? '', 10),
      goes: / playable/.test(ariaLabel ?? ''),
    })),
  )

const rank = ({ value }: Shown): number => value + ([2, 3, 10].includes(value) ? 13 : 0)
