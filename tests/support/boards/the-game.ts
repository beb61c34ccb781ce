import type { Locator } from 'playwright-core'

import { words } from '../../../shared/games/the-game/words/en/table.ts'
import { tapCard } from '../people.ts'
import { actAndWait, endOf, type Screen } from '../whole-game.ts'

// How a person plays The Game on the page: by what can be read and tapped, nothing else.

export const handOf = (page: Screen): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

export const pileButton = (page: Screen, pile: number): Locator =>
  page.locator(`[data-pile="${pile}"]`).getByRole('button', { name: /shows \d+/ })

export const endButton = (page: Screen): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words.end}`) })

/** The cards of the hand as they are read out: "18, Three!, playable, 2 of 7" is a card with a command. */
export const cardsOf = (page: Screen): Promise<{ card: number; plain: boolean }[]> =>
  handOf(page).evaluateAll((options) =>
    options.map(({ ariaLabel }) => ({
      card: Number.parseInt(ariaLabel ?? '', 10),
      plain: /^\d+,( playable,)? \d+ of/.test(ariaLabel ?? ''),
    })),
  )

/** What the piles show; nothing once the game is over, since its end takes their place. */
export const topsOf = (page: Screen): Promise<number[]> =>
  page
    .locator('[data-pile]')
    .getByRole('button', { name: /shows \d+/ })
    .evaluateAll((buttons) =>
      buttons.map(({ ariaLabel }) => Number(/shows (\d+)/.exec(ariaLabel ?? '')?.[1])),
    )

/**
 * The plays that numbers allow, smallest step first, or that nearest to a stride: a trick backwards is the best of all,
 * commands are put off.
 */
export function likelyPlays(
  cards: readonly { card: number; plain: boolean }[],
  tops: readonly number[],
  stride = 1,
): { card: number; pile: number }[] {
  const far = (step: number) => (step < 0 ? step : Math.abs(step - stride))
  const plays = cards.flatMap(({ card, plain }) =>
    tops.map((top, pile) => ({ card, pile, plain, step: pile < 2 ? card - top : top - card })),
  )
  return plays
    .filter(({ step }) => step > 0 || step === -10)
    .sort((a, b) => far(a.step) - far(b.step) + (Number(b.plain) - Number(a.plain)) * putOff)
}

/** How much further a plain card may go rather than one with a command. */
const putOff = 25

/**
 * Taps a card and then the pile; true once the card lies there, or the game is over with it. A question that comes first
 * is answered as wished.
 */
export async function lay(
  page: Screen,
  card: number,
  pile: number,
  answer: 'keep' | 'play',
): Promise<boolean> {
  const option = handOf(page).and(page.locator(`[aria-label^="${card},"]`))
  if ((await option.getAttribute('aria-selected')) !== 'true') await tapCard(option)
  const button = pileButton(page, pile)
  const place = page.locator(`[data-pile="${pile}"]`)
  if ((await place.getAttribute('data-target')) !== 'true') return false
  await button.click()
  const losing = page.getByRole('dialog', { name: words.losing.title })
  const lies = button.and(page.getByRole('button', { name: new RegExp(`shows ${card}\\b`) }))
  await losing.or(lies).or(endOf(page)).first().waitFor()
  // The answer to a move comes after what it has changed, and no other is made before that.
  await page.locator('.stage [aria-busy="true"]').waitFor({ state: 'hidden' })
  if (!(await losing.isVisible())) return true
  await losing.getByRole('button', { name: words.losing[answer] }).click()
  return answer === 'play'
}

/**
 * One whole turn, or as much of it as there is: the smallest steps, no loss before it has to be. With a longer stride a
 * game is over sooner.
 */
export async function playTurn(
  page: Screen,
  mayGoOn: () => Promise<boolean>,
  stride = 1,
): Promise<void> {
  while (await mayGoOn()) {
    const end = endButton(page)
    if ((await end.isVisible()) && (await end.getAttribute('aria-disabled')) === 'false')
      return actAndWait(page, () => end.click())
    const plays = likelyPlays(await cardsOf(page), await topsOf(page), stride)
    const laid =
      (await firstThatLies(page, plays, 'keep')) || (await firstThatLies(page, plays, 'play'))
    if (!laid) return
  }
}

async function firstThatLies(
  page: Screen,
  plays: readonly { card: number; pile: number }[],
  answer: 'keep' | 'play',
): Promise<boolean> {
  for (const { card, pile } of plays) if (await lay(page, card, pile, answer)) return true
  return false
}
