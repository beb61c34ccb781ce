import type { Locator, Page } from 'playwright-core'

import { words } from '../../../shared/games/the-game/words/en/table.ts'
import type { Testbed } from '../browser/testbed.ts'
import { start, tapCard } from '../people.ts'
import { openTable, sit } from '../seat-client.ts'
import { actAndWait, endOf, type Screen } from '../whole-game.ts'

// Plays The Game through the page, as a person does: by its visible and accessible text, and by
// taps.

export const handOf = (page: Screen): Locator =>
  page.getByRole('listbox', { name: words.hand }).getByRole('option')

export const pileButton = (page: Screen, pile: number): Locator =>
  page.locator(`[data-pile="${pile}"]`).getByRole('button', { name: /shows \d+/ })

export const endButton = (page: Screen): Locator =>
  page.getByRole('button', { name: new RegExp(`^${words.end}`) })

/**
 * Reads the hand from its accessible names: "18, Three!, playable, 2 of 7" is a card with a
 * command.
 */
export const cardsOf = (page: Screen): Promise<{ card: number; plain: boolean }[]> =>
  handOf(page).evaluateAll((options) =>
    options.map(({ ariaLabel }) => ({
      card: Number.parseInt(ariaLabel ?? '', 10),
      plain: /^\d+,( playable,)? \d+ of/.test(ariaLabel ?? ''),
    })),
  )

/** Returns the top cards of the piles; empty after the game, when the result replaces them. */
export const topsOf = (page: Screen): Promise<number[]> =>
  page
    .locator('[data-pile]')
    .getByRole('button', { name: /shows \d+/ })
    .evaluateAll((buttons) =>
      buttons.map(({ ariaLabel }) => Number(/shows (\d+)/.exec(ariaLabel ?? '')?.[1])),
    )

/**
 * Returns the plays that the numbers allow, best first: cards that go back by ten, then cards whose
 * difference to the pile is close to `stride`. In Extreme, cards with a command come after plain
 * cards (see `putOff`).
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

/**
 * The penalty for a card with a command, as if its difference to the pile were this much larger.
 */
const putOff = 25

/**
 * Plays a card on a pile. If the page asks whether to lose the game with this card, answers with
 * `answer`. Returns whether the card was played.
 */
export async function playCard(
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
  const isPlayed = button.and(page.getByRole('button', { name: new RegExp(`shows ${card}\\b`) }))
  await losing.or(isPlayed).or(endOf(page)).first().waitFor()
  // Wait for the acknowledgement, which arrives after the change. The page sends no other move
  // before that.
  await page.locator('.stage [aria-busy="true"]').waitFor({ state: 'hidden' })
  if (!(await losing.isVisible())) return true
  await losing.getByRole('button', { name: words.losing[answer] }).click()
  return answer === 'play'
}

/**
 * Plays one turn, with cards whose difference to the pile is close to `stride`. A larger `stride`
 * ends the game sooner. Plays a card that loses the game only if no other card is possible.
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
    const hasPlayed =
      (await playFirstPossible(page, plays, 'keep')) ||
      (await playFirstPossible(page, plays, 'play'))
    if (!hasPlayed) return
  }
}

async function playFirstPossible(
  page: Screen,
  plays: readonly { card: number; pile: number }[],
  answer: 'keep' | 'play',
): Promise<boolean> {
  for (const { card, pile } of plays) if (await playCard(page, card, pile, answer)) return true
  return false
}

/**
 * Starts The Game for Ada, on a desktop, and Bo, on a phone. `prepare` changes Bo's page before the
 * page opens.
 */
export async function startForAdaAndBo(
  testbed: Testbed,
  prepare: (bo: Page) => Promise<void> = async () => undefined,
): Promise<{ readonly ada: Page; readonly bo: Page; readonly code: string }> {
  const [origin, ada, bo] = [
    testbed.origin(),
    await testbed.person('desktop'),
    await testbed.person('phone'),
  ]
  await prepare(bo)
  const code = await openTable(origin, 'the-game', {})
  const tokens = [(await sit(origin, code, 'Ada')).token, (await sit(origin, code, 'Bo')).token]
  for (const [seat, page] of [ada, bo].entries())
    await page.goto(`${origin}/${code}#seat=${tokens[seat]}`)
  await start(ada)
  for (const page of [ada, bo]) await handOf(page).first().waitFor()
  return { ada, bo, code }
}
