import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

import type { Move } from '../../shared/games/switch/rules/state.ts'
import { choices } from '../../shared/games/switch/options.ts'
import type { GameRecord } from '../../shared/protocol/protocol.ts'
import { handOf, playMove } from '../support/boards/switch.ts'
import { complaintsOf } from '../support/browser/browser.ts'
import { openTestbed } from '../support/browser/testbed.ts'
import { addBot, joinByCode, openTable, start } from '../support/people.ts'
import { pageWords } from '../support/page-words.ts'
import { playToTheEnd, rematch, verifiedRecord } from '../support/whole-game.ts'

const testbed = openTestbed()

/** Returns the moves that people made. */
const movesIn = ({ steps }: GameRecord): readonly Move[] =>
  steps.flatMap((step) =>
    step.by === 'human' && 'move' in step ? [step.move as unknown as Move] : [],
  )

/** Returns the headline for a player. It expects no tie, which is rare. */
const endFor = (player: string, { outcome, names }: GameRecord): string => {
  const { won, theyWon } = pageWords.en.finish
  const winner = outcome.kind === 'places' ? names[outcome.places.indexOf(1)] : undefined
  return winner === player ? won : theyWon(winner ?? '')
}

const sets = [
  {
    name: 'to a single round',
    does: 'say “Switch!”',
    choose: async (page: Page) => {
      await page.getByRole('dialog').getByText('The end', { exact: true }).click()
      await page.getByLabel('Wins the game').selectOption('1')
    },
    options: { targetWins: 1, wildSuit: 'A' },
    hand: 7,
    wishing: 'Ace',
    sees: 'call',
  },
  {
    name: 'by the rules of German Mau-Mau',
    does: 'name a suit',
    choose: (page: Page) => page.getByText('German Mau-Mau').click(),
    options: choices.presets?.['mau-mau'] ?? {},
    hand: 5,
    wishing: 'Jack',
    sees: 'named',
  },
] as const

for (const { name, does, choose, options, hand, wishing, sees } of sets)
  test(`two people and a bot play Switch ${name}, and ${does}`, async () => {
    const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
    const complaints = [complaintsOf(ada), complaintsOf(bo)]
    const wish = { name: 'Ada', game: 'Switch', rules: choose }
    const code = await openTable(ada, testbed.origin(), wish)
    await joinByCode(bo, testbed.origin(), code, 'Bo')
    await addBot(ada)
    await start(ada)
    for (const page of [ada, bo])
      await handOf(page)
        .nth(hand - 1)
        .waitFor()

    const moves: Move[] = []
    let deals = 0
    while (!moves.some((move) => sees in move)) {
      // A game may end without the expected move: the bot may finish first, or no player may hold a
      // card that names a suit. Then play another game.
      if (deals++ > 0) await rematch([ada, bo])
      await playToTheEnd([ada, bo], (page) => playMove(page, wishing))
      const record = await verifiedRecord(testbed.origin(), code)
      expect(record.options).toMatchObject(options)
      moves.push(...movesIn(record))
      for (const [page, player] of [
        [ada, 'Ada'],
        [bo, 'Bo'],
      ] as const)
        await page.getByRole('heading', { name: endFor(player, record) }).waitFor()
    }
    expect(complaints.flat()).toEqual([])
  }, 400_000)
