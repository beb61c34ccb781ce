import type { Page } from 'playwright-core'
import { expect } from 'vitest'

import { choices } from '../../../shared/games/switch/options.ts'
import type { Move } from '../../../shared/games/switch/rules/state.ts'
import type { GameRecord } from '../../../shared/protocol/protocol.ts'
import { complaintsOf } from '../browser/browser.ts'
import type { Testbed } from '../browser/testbed.ts'
import { pageWords } from '../page-words.ts'
import { addBot, joinTable, openOnLanding, start } from '../people.ts'
import { playToTheEnd, rematch, verifiedRecord } from '../whole-game.ts'
import { handOf, playMove } from './switch.ts'

/** The rules of a game of Switch that two people and a bot play. */
interface RulesToPlay {
  /** Chooses the rules in the dialog of the landing page. */
  readonly choose: (page: Page) => Promise<unknown>
  /** The options of a game with these rules. */
  readonly options: object
  readonly handSize: number
  /** The rank of the cards with which players name a suit. */
  readonly wishing: 'Ace' | 'Jack'
  /** The field that at least one move of a person must have. Games are played until one has. */
  readonly sees: 'call' | 'named'
}

export const singleRound: RulesToPlay = {
  choose: async (page) => {
    await page.getByRole('dialog').getByText('The end', { exact: true }).click()
    await page.getByLabel('Wins the game').selectOption('1')
  },
  options: { targetWins: 1, wildSuit: 'A' },
  handSize: 7,
  wishing: 'Ace',
  sees: 'call',
}

export const mauMau: RulesToPlay = {
  choose: (page) => page.getByText('German Mau-Mau').click(),
  options: choices.presets?.['mau-mau'] ?? {},
  handSize: 5,
  wishing: 'Jack',
  sees: 'named',
}

/** Returns the moves that people made. */
const movesIn = ({ steps }: GameRecord): readonly Move[] =>
  steps.flatMap((step) =>
    step.by === 'human' && 'move' in step ? [step.move as unknown as Move] : [],
  )

/** Returns the headline that the end screen shows to a player. Ties are rare and not supported. */
const endFor = (player: string, { outcome, names }: GameRecord): string => {
  const { won, theyWon } = pageWords.en.finish
  const winner = outcome.kind === 'places' ? names[outcome.places.indexOf(1)] : undefined
  return winner === player ? won : theyWon(winner ?? '')
}

/**
 * Lets two people and a bot play through the page, until one of them has made a move with the field
 * `sees`. Returns the errors of both pages.
 */
export async function playSwitch(
  testbed: Testbed,
  { choose, options, handSize, wishing, sees }: RulesToPlay,
): Promise<readonly string[]> {
  const [ada, bo] = [await testbed.person('desktop'), await testbed.person('phone')]
  const complaints = [complaintsOf(ada), complaintsOf(bo)]
  const wish = { name: 'Ada', game: 'Switch', rules: choose }
  const code = await openOnLanding(ada, testbed.origin(), wish)
  await joinTable(bo, testbed.origin(), code, 'Bo')
  await addBot(ada)
  await start(ada)
  for (const page of [ada, bo])
    await handOf(page)
      .nth(handSize - 1)
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
  return complaints.flat()
}
