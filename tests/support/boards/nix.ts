import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/nix/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// How a person plays Nix für ungut! on the page: by what can be read and tapped, nothing else.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

/** Returns the page's sentence for a player's final place. */
export function endFor(places: readonly number[], seat: number): string {
  const { ending } = words
  const place = places[seat] ?? 0
  if (place > 1) return ending.place(place)
  return places.filter((one) => one === 1).length > 1 ? ending.shared : ending.won
}

/** What a deal came to, as it lies on the table. */
export const sheetOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^Deal \d is over$/ })

export async function putSheetAside(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: words.ended.next }).click()
  await sheetOf(page).waitFor({ state: 'hidden' })
}

/** Lays the most equal cards there are, or none from an empty hand; with the super-chip as long as there is one. */
export async function layCards(page: Page): Promise<void> {
  for (const at of mostEqual(await valuesOf(page))) await tapCard(handOf(page).nth(at))
  const superChip = page.getByRole('button', { name: new RegExp(`^${words.superChip.name}`) })
  if ((await superChip.count()) > 0 && (await superChip.getAttribute('aria-disabled')) !== 'true')
    await superChip.click()
  await actAndWait(page, () =>
    page.getByRole('button', { name: new RegExp(`^${words.lay.it}`) }).click(),
  )
}

const joker = 0

/** The hand as it is read out: "7, 2 of 6", or a joker. */
const valuesOf = (page: Page): Promise<number[]> =>
  handOf(page).evaluateAll((cards) =>
    cards.map(({ ariaLabel }) => Number.parseInt(ariaLabel ?? '', 10) || 0),
  )

/** Where in the hand they are, four at most. A joker goes alone, when there is nothing else. */
function mostEqual(hand: readonly number[]): readonly number[] {
  const places = [7, 6, 5, 4, 3, 2, 1]
    .map((value) => hand.flatMap((card, at) => (card === value ? [at] : [])).slice(0, 4))
    .toSorted((a, b) => b.length - a.length)
  const [most = []] = places
  return most.length > 0 || hand.length === 0 ? most : [hand.indexOf(joker)]
}
