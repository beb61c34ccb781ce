import { finishWords } from '../../../web/words/end.ts'
import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/nix/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait } from '../whole-game.ts'

// Plays Nix für ungut! through the page, as a person does: by its visible and accessible text, and
// by taps.

export const handOf = (page: Page): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

/**
 * Returns the headline of the end screen for a player. EGON, the automatic player without a seat,
 * is not in `names`, and its place is the last of `places`.
 */
export function endFor(
  player: string,
  names: readonly string[],
  places: readonly number[],
): string {
  const { won, shared, theyWon } = finishWords.en
  const winners = [...names, 'EGON'].filter((_, at) => places[at] === 1)
  if (winners.includes(player)) return winners.length > 1 ? shared : won
  return theyWon(new Intl.ListFormat('en-GB').format(winners))
}

/** Locates the screen after a deal, which shows its result. */
export const sheetOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^Deal \d is over$/ })

export async function putSheetAside(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: words.ended.next }).click()
  await sheetOf(page).waitFor({ state: 'hidden' })
}

/** Plays as many cards of one rank as possible, with the super chip while the player has it. */
export async function playCombination(page: Page): Promise<void> {
  for (const at of mostEqual(await valuesOf(page))) await tapCard(handOf(page).nth(at))
  const superChip = page.getByRole('button', { name: new RegExp(`^${words.superChip.name}`) })
  if ((await superChip.count()) > 0 && (await superChip.getAttribute('aria-disabled')) !== 'true')
    await superChip.click()
  await actAndWait(page, () =>
    page.getByRole('button', { name: new RegExp(`^${words.lay.it}`) }).click(),
  )
}

const joker = 0

/** Reads the hand from its accessible names: "7, 2 of 6", or a joker. */
const valuesOf = (page: Page): Promise<number[]> =>
  handOf(page).evaluateAll((cards) =>
    cards.map(({ ariaLabel }) => Number.parseInt(ariaLabel ?? '', 10) || 0),
  )

/**
 * Returns the positions of the largest group of cards of one rank in the hand, at most four.
 * Returns a joker only if no other card is left.
 */
function mostEqual(hand: readonly number[]): readonly number[] {
  const places = [7, 6, 5, 4, 3, 2, 1]
    .map((value) => hand.flatMap((card, at) => (card === value ? [at] : [])).slice(0, 4))
    .toSorted((a, b) => b.length - a.length)
  const [most = []] = places
  return most.length > 0 || hand.length === 0 ? most : [hand.indexOf(joker)]
}
