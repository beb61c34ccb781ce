import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/high-low/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// How a person plays High & Low on the page: by what can be read and tapped, nothing else.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

/** My cards on the table, face up and face down. */
export const tableOf = (page: Page): Locator =>
  page.getByRole('group', { name: words.table }).getByRole('button')

const verb = (page: Page, name: 'play' | 'take' | 'ready'): Locator =>
  page.locator(`[data-verb="${name}"]`)

/** Taps a card of the hand and an open one, and waits until they have changed places. */
export async function exchange(page: Page): Promise<void> {
  const [hand, open] = [await cardsIn(handOf(page)), await cardsIn(tableOf(page))]
  const [pair] = hand.flatMap((up, from) =>
    open.flatMap((down, to) => (up.value === down.value ? [] : [{ from, to, up }])),
  )
  if (!pair) throw new Error('eight cards are of more than one value')
  await tapCard(handOf(page).nth(pair.from))
  await tableOf(page).nth(pair.to).click()
  // Others exchange meanwhile.
  const exchanged = page.getByRole('button', { name: new RegExp(`^${pair.up.value}, face up`) })
  await tableOf(page).nth(pair.to).and(exchanged).waitFor()
}

/** Is ready, or plays the lowest number that goes, all equal ones of it that do; special cards last, and the pile is taken only where nothing goes. */
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
      // Hidden cards have no value, and are turned over one by one.
      if (Number.isNaN(best.value) ? at === cards.indexOf(best) : value === best.value)
        await tap(place.nth(at))
      if (await verb(page, 'play').isVisible()) break
    }
    return actAndWait(page, () => verb(page, 'play').click())
  }
  await actAndWait(page, () => verb(page, 'take').click())
}

/** Nothing hides the cards on the table, once they are played. */
const click = (card: Locator): Promise<void> => card.click()

type Shown = { readonly value: number; readonly goes: boolean }

/** The cards of a place as they are read out: "9, playable, 2 of 5", "9, face up, on a face-down card", "Face-down card 1". */
const cardsIn = (place: Locator): Promise<Shown[]> =>
  place.evaluateAll((cards) =>
    cards.map(({ ariaLabel }) => ({
      value: Number.parseInt(ariaLabel ?? '', 10),
      goes: / playable/.test(ariaLabel ?? ''),
    })),
  )

const rank = ({ value }: Shown): number => value + ([2, 3, 10].includes(value) ? 13 : 0)
