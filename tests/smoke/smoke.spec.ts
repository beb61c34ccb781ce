import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import { complaintsOf } from '../support/browser/browser.ts'
import {
  exchange,
  handOf as highLowHand,
  playMove as playHighLow,
} from '../support/boards/high-low.ts'
import { playCombination } from '../support/boards/nix.ts'
import { playMove as playSwitch } from '../support/boards/switch.ts'
import {
  cardsOf,
  handOf,
  likelyPlays,
  playTurn,
  pileButton,
  topsOf,
} from '../support/boards/the-game.ts'
import { inSection, openEmbeddingTestbed, scrollTo } from '../support/embedding/foreign-page.ts'
import { faults } from '../support/faults.ts'
import { pageWords } from '../support/page-words.ts'
import { addBot, isMyTurn, joinByCode, myTurn, openOnLanding, start } from '../support/people.ts'

// Tests the most important features with one service and one browser. Other tests cover the
// details.

const words = pageWords.en
const { origin, person, tableWith, visitor } = openEmbeddingTestbed({ serviceWorker: true })

/** Opens a table with a bot, and deals. */
async function playingWithBot(game: string): Promise<Page> {
  const ada = await person('phone')
  await openOnLanding(ada, origin(), { name: 'Ada', game })
  await addBot(ada)
  await start(ada)
  await ada.getByRole('option').first().waitFor()
  return ada
}

test('one person opens a table, another joins by its code, and both hold cards', async () => {
  const [ada, bo] = [await person('desktop'), await person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const code = await openOnLanding(ada, origin(), { name: 'Ada' })
  await joinByCode(bo, origin(), code, 'Bo')
  await start(ada)
  for (const page of [ada, bo]) await handOf(page).first().waitFor()
  expect(await cardsOf(bo)).toHaveLength((await cardsOf(ada)).length)
  expect(complaints.flat()).toEqual([])
})

const games: readonly [name: string, turn: (page: Page) => Promise<unknown>][] = [
  ['The Game', (page) => playTurn(page, () => isMyTurn(page))],
  [
    'High & Low',
    async (page) => {
      await exchange(page)
      await playHighLow(page)
      await myTurn(page).waitFor()
      await playHighLow(page)
    },
  ],
  ['Nix für ungut!', playCombination],
  ['Switch', (page) => playSwitch(page, 'Ace')],
]

test.each(games)('a turn of %s is played with a bot', async (name, turn) => {
  const ada = await playingWithBot(name)
  const complaints = complaintsOf(ada)
  await myTurn(ada).waitFor()
  await turn(ada)
  expect(complaints).toEqual([])
})

test('a spectator sees the piles and no hand', async () => {
  const { code, start: begin } = await tableWith(['Ada', 'Bo'])
  await begin()
  const cy = await person('phone')
  await cy.goto(`${origin()}/${code}`)
  await pileButton(cy, 0).waitFor()
  expect(await handOf(cy).count()).toBe(0)
})

test('a reloaded page has the same cards', async () => {
  const ada = await playingWithBot('High & Low')
  const cards = await highLowHand(ada).allTextContents()
  await ada.reload()
  await expect.poll(() => highLowHand(ada).allTextContents()).toEqual(cards)
})

test('a table is embedded in the page of another site', async () => {
  const { code, start: begin } = await tableWith(['Ada', 'Bo'])
  await begin()
  const page = await visitor(code)
  const complaints = complaintsOf(page)
  await scrollTo(page, 'watch')
  await pileButton(inSection(page, 'watch'), 0).waitFor()
  expect(complaints).toEqual([])
})

test('a card is played by keyboard alone', async () => {
  const ada = await person('desktop')
  await openOnLanding(ada, origin(), { name: 'Ada' })
  await start(ada)
  await handOf(ada).first().waitFor()
  const [cards, before] = [await cardsOf(ada), await topsOf(ada)]
  const [play] = likelyPlays(cards, before)
  if (!play) throw new Error('a first hand always has a card that fits')
  await ada.keyboard.press(String(cards.findIndex(({ card }) => card === play.card) + 1))
  await ada.keyboard.press(String(play.pile + 1))
  await expect.poll(() => topsOf(ada)).toEqual(before.with(play.pile, play.card))
})

test('a table in play has no accessibility violation', async () => {
  const ada = await playingWithBot('Switch')
  expect(await faults(ada)).toEqual([])
  await ada.getByRole('button', { name: words.menu.title }).click()
  await ada.getByRole('dialog').waitFor()
  expect(await faults(ada)).toEqual([])
})
