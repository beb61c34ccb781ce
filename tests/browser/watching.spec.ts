import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { View } from '../../shared/games/the-game/rules/state.ts'
import { words as gameWords } from '../../shared/games/the-game/words/en/table.ts'
import type { PublicState, ServerMessage } from '../../shared/protocol/protocol.ts'
import {
  cardsOf,
  handOf,
  playCard,
  likelyPlays,
  pileButton,
  playTurn,
  topsOf,
} from '../support/boards/the-game.ts'
import { closeSheet } from '../support/close-sheet.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { faults } from '../support/faults.ts'
import { openMenuPage } from '../support/open-menu.ts'
import { isMyTurn, joinTable, openTable, seatNamed, start } from '../support/people.ts'
import { connect, sit } from '../support/seat-client.ts'
import { openHandsWords } from '../../web/words/open-hands.ts'
import { pageWords } from '../support/page-words.ts'

const { close, menu, noSeat, notes, strip, sitDownAs, tableRules } = pageWords.en

const testbed = openTestbed()

test('spectators are counted, and one takes the seat of a player who leaves during the game', async () => {
  const [ada, cy] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  const bo = await connect(testbed.origin(), code, (await sit(testbed.origin(), code, 'Bo')).token)
  await seatNamed(ada, 'Bo').first().waitFor()
  await start(ada)
  await handOf(ada).first().waitFor()

  await cy.goto(`${testbed.origin()}/${code}`)
  await cy.getByRole('heading', { name: noSeat.full.title(2) }).waitFor()
  expect(await faults(cy)).toEqual([])
  await cy.getByRole('button', { name: noSeat.watch }).click()
  await pileButton(cy, 0).waitFor()
  await cy.getByText(notes.watchingFull).waitFor()
  expect(await handOf(cy).count()).toBe(0)
  for (const page of [ada, cy])
    await page.getByRole('button', { name: strip.spectators(1) }).waitFor()

  await bo.send({ type: 'leave', id: 'leave' })
  await cy.getByRole('button', { name: sitDownAs('').trim() }).click()
  await handOf(cy).first().waitFor()
  expect(await handOf(cy).count()).toBe(await handOf(ada).count())
  // The page hides the number of spectators when the last spectator has left.
  await ada.getByRole('button', { name: strip.spectators(1) }).waitFor({ state: 'hidden' })
}, 60_000)

test('a host who delays spectators by some moves sees more than they do', async () => {
  const [ada, cy] = [await testbed.person('desktop'), await testbed.person('phone')]
  const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
  await ada.getByRole('button', { name: tableRules }).click()
  await ada.getByLabel(menu.switches.delay).selectOption('1')
  await closeSheet(ada)
  await start(ada)
  await handOf(ada).first().waitFor()
  await cy.goto(`${testbed.origin()}/${code}`)
  await pileButton(cy, 0).waitFor()
  const untouched = await topsOf(cy)

  for (const watched of [untouched, null]) {
    const before = await topsOf(ada)
    const [play] = likelyPlays(await cardsOf(ada), before)
    if (!play) throw new Error('a first hand fits somewhere')
    await playCard(ada, play.card, play.pile, 'keep')
    await expect.poll(() => topsOf(ada)).not.toEqual(before)
    // Spectators are one move late: after the second move they see the position after the first
    // one.
    await expect.poll(() => topsOf(cy)).toEqual(watched ?? before)
  }
  // The API also shows the earlier turn, so the delay is not caused by a slow page.
  const { position: shown } = (await (
    await fetch(`${testbed.origin()}/api/tables/${code}`)
  ).json()) as PublicState
  expect(shown?.turn).toBe(1)
}, 60_000)

test(
  'a spectator sees open hands three moves late once all players have agreed, until one takes it back',
  { timeout: 60_000 },
  async () => {
    const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
    const cy = await testbed.person('desktop')
    const code = await openTable(ada, testbed.origin(), { name: 'Ada' })
    await joinTable(bo, testbed.origin(), code, 'Bo')
    await start(ada)
    for (const page of [ada, bo]) await handOf(page).first().waitFor()
    const views = viewsSentTo(cy)
    await cy.goto(`${testbed.origin()}/${code}`)
    await cy.getByRole('button', { name: noSeat.watch }).click()
    await pileButton(cy, 0).waitFor()

    await openMenuPage(ada, 'table')
    await ada.getByLabel(openHandsWords.en.offer).selectOption('3')
    await closeSheet(ada, () => ada.getByRole('button', { name: close }).click())
    await wholeTurn([ada, bo])
    await expect.poll(() => topsOf(cy)).toEqual(await topsOf(ada))
    expect(await openHandsOn(cy)).toEqual([])

    await bo.getByRole('button', { name: openHandsWords.en.yes }).click()
    await cy.getByText(openHandsWords.en.opens(3)).waitFor()
    expect(await openHandsOn(cy)).toEqual([])
    const atYes = await handsOf([ada, bo])
    await wholeTurn([ada, bo])
    await expect.poll(() => openHandsOn(cy)).toEqual(atYes)
    await cy.getByText(openHandsWords.en.watched(3)).waitFor()
    const later = await handsOf([ada, bo])
    await wholeTurn([ada, bo])
    await expect.poll(() => openHandsOn(cy)).toEqual(later)

    await bo.getByRole('button', { name: openHandsWords.en.open(3) }).click()
    await bo.getByRole('button', { name: openHandsWords.en.takeBack }).click()
    await expect.poll(() => openHandsOn(cy)).toEqual([])
    await expect.poll(() => topsOf(cy)).toEqual(await topsOf(ada))
    await wholeTurn([ada, bo])
    await expect.poll(() => topsOf(cy)).toEqual(await topsOf(ada))

    // All players had agreed to open hands at the third move, and one withdrew at the ninth. With a
    // delay of three moves, spectators saw the hands of turns 3 to 6 only.
    expect(views.filter(({ open }) => open).map(({ turn }) => turn)).toEqual([3, 4, 5, 6])
  },
)

/** Plays two cards and ends the turn, which is three moves. */
async function wholeTurn(pages: readonly Page[]): Promise<void> {
  await expect.poll(() => moverAmong(pages)).toBeDefined()
  const mover = await moverAmong(pages)
  if (mover) await playTurn(mover, () => isMyTurn(mover))
}

async function moverAmong(pages: readonly Page[]): Promise<Page | undefined> {
  const theirs = await Promise.all(pages.map(isMyTurn))
  return pages.find((_, seat) => theirs[seat])
}

/** Returns the hand that each page shows as the viewer's own. */
const handsOf = (pages: readonly Page[]): Promise<number[][]> =>
  Promise.all(pages.map(async (page) => (await cardsOf(page)).map(({ card }) => card)))

/** Returns the open hands of all players on this page. */
const openHandsOn = (page: Page): Promise<number[][]> =>
  page
    .getByRole('list', { name: gameWords.handsAtEnd })
    .evaluateAll((hands) =>
      hands.map(({ children }) =>
        [...children].map(({ textContent }) => Number.parseInt(textContent, 10)),
      ),
    )

/** Records the views that the next page receives: the turn, and the open hands. */
function viewsSentTo(page: Page): { readonly turn: number; readonly open: View['open'] }[] {
  const views: { turn: number; open: View['open'] }[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (!`${payload}`.startsWith('{')) return
      const message = JSON.parse(`${payload}`) as ServerMessage
      const shown = message.type === 'snapshot' ? message.position : message
      if (shown && 'view' in shown)
        views.push({ turn: shown.turn, open: (shown.view as unknown as View).open })
    }),
  )
  return views
}
