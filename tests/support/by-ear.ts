import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

import { makeReplayable, statesOf } from '../../shared/deal/replay.ts'
import type { AnyGame, AnyOptions, AnyView, Seat } from '../../shared/game/game.ts'
import type { Clauses, GameWords } from '../../shared/game/words.ts'
import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { pageWords } from './page-words.ts'
import { isOver } from './whole-game.ts'

// Plays games like a person who cannot see the page: with the keyboard, by accessible names and
// announcements.

/** One announcement of a screen reader, and the kind of the live region. */
interface Announcement {
  readonly region: string
  readonly text: string
}

/** Records what the live regions of the page announce, from now on. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const story: Announcement[] = []
    Object.assign(globalThis, { story })
    const live =
      '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    new MutationObserver((changes) => {
      for (const { type, addedNodes, target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(live)
        if (!region) continue
        const nodes = type === 'characterData' ? [target] : [...addedNodes]
        const text = nodes
          .map((node) => node.textContent ?? '')
          .join('')
          .trim()
        if (text !== '') story.push({ region: region.role ?? region.ariaLive ?? '', text })
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

export const storyOf = (page: Page): Promise<readonly Announcement[]> =>
  page.evaluate(() => (globalThis as unknown as { story: Announcement[] }).story)

export const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option')

/** Returns the accessible names of elements. */
export const namesOf = (place: Locator): Promise<string[]> =>
  place.evaluateAll((all) => all.map((one) => one.ariaLabel ?? one.textContent ?? ''))

/** Returns the indexes of the cards that can be played. */
export const playableIn = (names: readonly string[]): number[] =>
  names.flatMap((name, at) => (name.includes('playable') ? [at] : []))

/**
 * Selects the card at this index of the hand: by its digit, or by arrow keys from the tenth card
 * on.
 */
export async function selectCard(page: Page, at: number): Promise<void> {
  if (at < 9) return page.keyboard.press(String(at + 1))
  await page.keyboard.press('ArrowDown')
  const placeInFocus = () =>
    page.evaluate(() => Number(/(\d+) of \d+/.exec(document.activeElement?.ariaLabel ?? '')?.[1]))
  for (let here = await placeInFocus(); here !== at + 1; here = await placeInFocus())
    await page.keyboard.press(here > at + 1 ? 'ArrowLeft' : 'ArrowRight')
  await page.keyboard.press('Enter')
}

/**
 * Makes moves with `act` until the game is over. Waits for the announcement of each turn.
 * @param act presses the keys of one move, or of a part of it
 */
export async function playByEar(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  const prompt = page.getByRole('status').filter({ hasText: pageWords.en.yourTurn })
  const slowly = { timeout: 30_000 }
  const stage = page.locator('.stage').first()
  const isPending = async () => (await page.locator('.stage [aria-busy="true"]').count()) > 0
  for (;;) {
    await expect.poll(async () => (await prompt.count()) > 0 || isOver(page), slowly).toBe(true)
    if (await isOver(page)) return
    const before = await stage.ariaSnapshot()
    await act(page)
    const hasMoved = async () => !(await isPending()) && (await stage.ariaSnapshot()) !== before
    await expect.poll(async () => (await isOver(page)) || (await hasMoved()), slowly).toBe(true)
  }
}

/** The data from which `newsInRecord` writes sentences about the moves of a game. */
export interface NewsSource {
  readonly game: AnyGame
  readonly words: GameWords
  readonly clauses: Clauses
  readonly news: (
    before: AnyView | null,
    after: AnyView,
    words: GameWords,
    names: readonly string[],
    options: AnyOptions,
    clauses: Clauses,
  ) => readonly string[]
}

/**
 * Returns the sentences that a screen reader must announce to a player during the recorded game:
 * those about each move, once and in order.
 */
export function newsInRecord(
  { game, words, clauses, news }: NewsSource,
  record: GameRecord,
  seat: Seat,
): readonly string[] {
  const played = makeReplayable(game, record)
  if (played === null) throw new Error('the rules are those of today')
  const views = statesOf(game, played).map((state) => game.view(state, seat))
  return views
    .map((view, at) =>
      news(views[at - 1] ?? null, view, words, record.names, record.options, clauses).join(' '),
    )
    .filter((text) => text !== '')
}

/**
 * Returns the kinds of announcements. Two sentences that differ only in players, cards or numbers
 * are of the same kind.
 */
export function kindsOf(
  story: readonly Announcement[],
  names: readonly string[],
): ReadonlySet<string> {
  const people = new RegExp(`\\b(${names.join('|')})\\b`, 'g')
  return new Set(
    story.flatMap(({ text }) =>
      text
        .replaceAll(people, 'Bo')
        .replaceAll(card, 'CARD')
        .replaceAll(number, 'N')
        .replaceAll(/\b(clubs|diamonds|hearts|spades)\b/g, 'SUIT')
        .replaceAll(/\b(CARD|N)((,? and |, |-| )\1\b)+/g, '$1')
        .split(/(?<=[.!”]) (?=[A-Z“])/),
    ),
  )
}

const rank = '(?:two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|ace|[2-9]|10|[JQKA])'
const card = new RegExp(
  `\\b(?:the |an? )?(?:${rank} of (?:clubs|diamonds|spades|hearts)|(?:10|[2-9JQKA])[♣♦♥♠])|\\ba joker\\b`,
  'g',
)
const number = new RegExp(`\\b(?:an? )?(?:\\d+s?|${rank}s?|one|eleven|twelve|thirteen)\\b½?`, 'g')
