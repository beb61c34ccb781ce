import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { ranks } from '../../shared/define-game/french-cards.ts'
import { gameOf } from '../../shared/define-game/game.ts'
import { layoutOf, type AnyDefinition } from '../../shared/define-game/layout.ts'
import { tableWordsOf } from '../../shared/define-game/words.ts'
import { games } from '../../shared/games/all.ts'
import hearts from '../../shared/games/hearts.ts'
import { words as highLowWords } from '../../shared/games/high-low/words/en/table.ts'
import { words as nixWords } from '../../shared/games/nix/words/en/table.ts'
import ohHell from '../../shared/games/oh-hell.ts'
import { words as switchWords } from '../../shared/games/switch/words/en/table.ts'
import thirtyOne from '../../shared/games/thirty-one.ts'
import { endWords } from '../../shared/games/the-game/words/en/extras.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import { newsOf } from '../../web/boards/one-file/news-of.ts'
import { cardsOf, endButton, likelyPlays, topsOf } from '../support/boards/the-game.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, joinTable, openTable } from '../support/people.ts'
import { openTable as openTableOf } from '../support/seat-client.ts'
import {
  kindsOf,
  listen,
  namesOf,
  newsInRecord,
  options,
  playableIn,
  playByEar,
  selectCard,
  storyOf,
  type NewsSource,
} from '../support/by-ear.ts'
import { isOver, verifiedRecord } from '../support/whole-game.ts'

const words = pageWords.en
const thirtyOneWords = tableWordsOf(thirtyOne, 'en')
const { kit } = thirtyOneWords.words
const testbed = openTestbed()

/**
 * The preferred difference between a card and the card below it on a pile. Large differences end
 * the game early.
 */
const stride = 20

/**
 * Returns the text that a screen reader can announce: the names of the cards, the piles and the end
 * button.
 */
async function accessibleText(page: Page): Promise<string> {
  const [cards, tops] = [await cardsOf(page), await topsOf(page)]
  const asks = await page.getByRole('dialog').count()
  return JSON.stringify({ cards, tops, ends: await mayEnd(page), asks })
}

const mayEnd = async (page: Page): Promise<boolean> =>
  (await endButton(page).count()) > 0 &&
  (await endButton(page).getAttribute('aria-disabled')) === 'false'

/** Presses the keys of one action: ends the turn, or plays a card. */
async function act(page: Page): Promise<void> {
  const losing = page.getByRole('dialog', { name: gameWords.losing.title })
  if (await losing.isVisible())
    return losing.getByRole('button', { name: gameWords.losing.play }).press('Enter')
  if (await mayEnd(page)) return page.keyboard.press('e')
  const cards = await cardsOf(page)
  const [play] = likelyPlays(cards, await topsOf(page), stride)
  if (!play) return
  await page.keyboard.press('Escape')
  await page.keyboard.press(String(cards.findIndex(({ card }) => card === play.card) + 1))
  await page.keyboard.press(String(play.pile + 1))
}

test('a whole game is played with the keyboard and the announcements of a screen reader alone', async () => {
  const ada = await testbed.person('desktop')
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await addBot(ada)
  await listen(ada)
  await ada.getByRole('button', { name: words.seats.start }).press('Enter')
  await ada.getByRole('listbox', { name: gameWords.hand }).waitFor()
  const prompt = ada.getByRole('status').filter({ hasText: words.yourTurn })
  while (!(await isOver(ada))) {
    const canAct = async () => (await prompt.count()) > 0 || (await isOver(ada))
    await expect.poll(canAct, { timeout: 30_000 }).toBe(true)
    if (await isOver(ada)) break
    const before = await accessibleText(ada)
    await act(ada)
    await expect
      .poll(async () => (await isOver(ada)) || (await accessibleText(ada)) !== before, {
        timeout: 30_000,
      })
      .toBe(true)
  }
  const { steps, outcome } = await verifiedRecord(testbed.origin(), code)
  if (outcome.kind !== 'cooperative') throw new Error('all win or lose together')
  const story = (await storyOf(ada)).map(({ text }) => text)
  const { title } = endWords.together(outcome.won, outcome.score, true)
  await ada.getByRole('heading', { name: title }).waitFor()
  const cards = steps.flatMap((step) => ('move' in step && 'card' in step.move ? [step] : []))
  const told = story.join(' ').match(/ plays? \d+ on the /g) ?? []
  expect(told).toHaveLength(cards.length)
  expect(story.join(' ').match(/cards left/g)).toHaveLength(1)
}, 240_000)

/**
 * A game that the test plays by keyboard and announcements only: its rules, and the keys of a move.
 */
interface KeyboardGame {
  readonly id: string
  readonly rules: object
  readonly bots: number
  readonly teller: () => Promise<NewsSource>
  readonly act: (page: Page) => Promise<void>
}

const tellerOf = async (id: string, { news }: { readonly news: unknown }): Promise<NewsSource> => {
  const game = games.find(({ about }) => about.id === id)
  const texts = await import(`../../shared/games/${id}/words/en/table.ts`)
  if (!game) throw new Error(`there is no game ${id}`)
  return { game, words: texts.words, clauses: texts.clauses, news } as NewsSource
}

const switchByEar: KeyboardGame = {
  id: 'switch',
  rules: { targetWins: 1 },
  bots: 2,
  teller: async () => tellerOf('switch', await import('../../web/boards/switch/news.ts')),
  async act(page) {
    // Names the first suit or rank that the dialog offers.
    if ((await page.getByRole('dialog').count()) > 0) return page.keyboard.press('1')
    const [first] = playableIn(await namesOf(options(page)))
    if (first === undefined) return page.keyboard.press('d')
    const call = page.getByRole('button', { name: switchWords.switch, exact: true })
    const isLastButOne = (await options(page).count()) === 2
    if (isLastButOne && (await call.getAttribute('aria-pressed')) === 'false')
      await page.keyboard.press('s')
    await selectCard(page, first)
    await page.keyboard.press('Enter')
  },
}

const highLow: KeyboardGame = {
  id: 'high-low',
  rules: {},
  bots: 2,
  teller: async () => tellerOf('high-low', await import('../../web/boards/high-low/news.ts')),
  async act(page) {
    const ready = page.getByRole('button', { name: highLowWords.beReady })
    if ((await ready.count()) > 0) return page.keyboard.press('r')
    const held = await namesOf(options(page))
    const onTable = await namesOf(
      page.getByRole('group', { name: highLowWords.table }).getByRole('button'),
    )
    const cards = held.length > 0 ? held : onTable
    const [first] = playableIn(cards)
    const take = page.getByRole('button', { name: highLowWords.take })
    if (first === undefined && (await take.count()) > 0) return page.keyboard.press('t')
    const value = /^\d+/.exec(cards[first ?? 0] ?? '')?.[0]
    for (const [at, name] of cards.entries())
      if (at === (first ?? 0) || (first !== undefined && value && name.startsWith(`${value},`)))
        await selectCard(page, at)
    if (first !== undefined) return page.keyboard.press('Enter')
    // If no face-up card beats the pile, the player takes one of them together with the pile. The
    // play button then does this.
    await page.locator('[data-verb=play]').press('Enter')
  },
}

const nix: KeyboardGame = {
  id: 'nix',
  rules: {},
  bots: 2,
  teller: async () => tellerOf('nix', await import('../../web/boards/nix/news.ts')),
  async act(page) {
    const dealEnd = page.getByRole('region', { name: /^Deal \d is over$/ })
    if ((await dealEnd.count()) > 0) return page.keyboard.press('Enter')
    const values = (await namesOf(options(page))).map((name) => Number.parseInt(name, 10) || 0)
    const groups = [7, 6, 5, 4, 3, 2, 1].map((value) => values.filter((one) => one === value))
    const [most = []] = groups.toSorted((one, other) => other.length - one.length)
    await page.keyboard.press('Escape')
    for (const value of most.length > 0 ? most.slice(0, 4) : values.slice(0, 1))
      await page.keyboard.press(String(value))
    const rows = page.getByRole('group', { name: nixWords.ways.title }).getByRole('button')
    if ((await rows.count()) > 0) return rows.first().press('Enter')
    await page.keyboard.press('Enter')
  },
}

/** Returns the texts and rules of a single-file game. */
const tellerOfFile = (definition: AnyDefinition): NewsSource =>
  ({
    game: gameOf(definition),
    ...tableWordsOf(definition, 'en'),
    news: newsOf(layoutOf(definition)),
  }) as unknown as NewsSource

const thirtyOneByEar: KeyboardGame = {
  id: 'thirty-one',
  rules: { lives: 1 },
  bots: 2,
  teller: async () => tellerOfFile(thirtyOne),
  async act(page) {
    if ((await page.getByRole('button', { name: kit.goOn }).count()) > 0)
      return page.keyboard.press('Enter')
    const [first] = playableIn(await namesOf(options(page)))
    if (first === undefined) return page.getByRole('button', { name: /^Keep/ }).press('Enter')
    const market = page.getByRole('list', { name: thirtyOneWords.words.title('market') })
    // Exchanges the first card of the hand for the last card in the middle.
    await selectCard(page, first)
    await market.getByRole('button').last().press('Enter')
    await page.locator('[data-verb=play]').press('Enter')
  },
}

const isAnnounced = async (page: Page, text: string): Promise<boolean> =>
  (await page.getByRole('status').filter({ hasText: text }).count()) > 0

/**
 * Waits until the last trick of a deal, which stays visible for a moment, is gone. Goes on if the
 * page then shows the end of a deal, and returns whether it did.
 */
async function goOn(page: Page): Promise<boolean> {
  const trick = page.getByRole('list', { name: kit.titles['trick'] ?? '' }).getByRole('img')
  await expect.poll(() => trick.count()).toBeLessThan(3)
  const isDealOver = (await page.getByRole('button', { name: kit.goOn }).count()) > 0
  if (isDealOver) await page.keyboard.press('Enter')
  return isDealOver
}

/** Returns the index of the playable card with the highest rank. */
function highestIn(names: readonly string[]): number {
  const rankAt = (at: number) => ranks.findIndex((rank) => names[at]?.startsWith(rank))
  return playableIn(names).toSorted((one, other) => rankAt(other) - rankAt(one))[0] ?? 0
}

const heartsByEar: KeyboardGame = {
  id: 'hearts',
  rules: { goal: 25 },
  bots: 2,
  teller: async () => tellerOfFile(hearts),
  // Takes as many tricks as possible, so that the game ends soon.
  async act(page) {
    const passes = await isAnnounced(page, 'Choose three cards to pass.')
    const hand = await namesOf(options(page))
    const isInDeal = hand.length > 0 && hand.length < 17
    if (!isInDeal && (await goOn(page))) return
    if (passes) {
      // A selected card moves to the middle, and the third one moves the focus to the button.
      for (let card = 0; card < 3; card++) await page.keyboard.press('1')
      return page.keyboard.press('Enter')
    }
    await selectCard(page, highestIn(hand))
    await page.keyboard.press('Enter')
  },
}

const ohHellByEar: KeyboardGame = {
  id: 'oh-hell',
  rules: { most: 5 },
  bots: 2,
  teller: async () => tellerOfFile(ohHell),
  async act(page) {
    const question = 'How many tricks will you take?'
    if (await isAnnounced(page, question)) {
      if (await goOn(page)) return
      const bids = page.getByRole('group', { name: question }).getByRole('button')
      const [bid] = await namesOf(bids.and(page.locator(':not([aria-disabled=true])')))
      await page.keyboard.press(bid ?? '')
      return page.keyboard.press('Enter')
    }
    await selectCard(page, highestIn(await namesOf(options(page))))
    // Plays the card with the player's place in the middle, which the arrow key reaches. While the
    // last trick is still visible, the place is not there, and Enter plays the card from the hand.
    const place = page.getByRole('button', { name: kit.playHere })
    if ((await place.count()) > 0) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
  },
}

test.each([switchByEar, highLow, nix, thirtyOneByEar, heartsByEar, ohHellByEar])(
  'a whole game of $id is played with keys alone, and each move and turn is announced once',
  async ({ id, rules, bots, teller, act: actOf }) => {
    const ada = await testbed.person('desktop')
    const code = await openTableOf(testbed.origin(), id, rules)
    await joinTable(ada, testbed.origin(), code, 'Ada')
    await ada.locator('.gathering-start').waitFor()
    for (let bot = 0; bot < bots; bot++) await addBot(ada)
    await listen(ada)
    await ada.getByRole('button', { name: words.seats.start }).press('Enter')
    await ada.getByRole('listbox').waitFor()
    await playByEar(ada, actOf)

    const record = await verifiedRecord(testbed.origin(), code)
    const story = await storyOf(ada)
    const inRegion = (region: string) =>
      story.flatMap((one) => (one.region === region ? [one.text] : []))
    expect(inRegion('log')).toEqual(newsInRecord(await teller(), record, 0))
    const turns = inRegion('status').filter((text) => text.startsWith(words.yourTurn))
    const mine = record.steps.filter((step) => 'move' in step && step.seat === 0)
    expect(turns).toHaveLength(mine.length)

    const known = await readFile(join(import.meta.dirname, 'by-ear', `${id}.txt`), 'utf8')
    const kinds = new Set(known.split('\n'))
    expect([...kindsOf(story, record.names)].filter((kind) => !kinds.has(kind))).toEqual([])
  },
  240_000,
)
