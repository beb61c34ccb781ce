import { expect, test } from 'vitest'

import { apply } from '../rules/apply.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { readOptions } from '../../../game/options.ts'
import { choices, type Options } from '../options.ts'
import { game } from '../game.ts'
import { position } from '../testing/positions.ts'
import type { State } from '../rules/state.ts'
import { bot } from './bot.ts'
import { worth } from './value.ts'
import { winnerOdds } from './winner.ts'

const logLikelihood = (odds: readonly number[], winner: number): number =>
  Math.log((odds[winner] ?? 0) / odds.reduce((sum, one) => sum + one, 0))

test.each(['mau-mau', 'crazy-eights'] as const)(
  'in %s, the odds predict the winners better than the worth of each hand',
  (preset) => {
    const read = readOptions(choices, choices.presets?.[preset] ?? {})
    if (!read.ok) throw new Error('the preset is valid')
    let [byOdds, byWorth] = [0, 0]
    for (let deal = 0; deal < 60; deal++) {
      const { positions, winner } = roundOf(3 + (deal % 4), deal, read.value)
      for (const state of positions) {
        const worths = state.hands.map((_, seat) => worth(state, seat))
        byOdds += logLikelihood(winnerOdds(state), winner)
        byWorth += logLikelihood(worths, winner)
      }
    }
    expect(byOdds).toBeGreaterThan(byWorth)
  },
)

test('if hands can change owners, the odds are the worth of the hands', () => {
  const state = position({ hands: ['9♣', '3♣ 4♣ 5♣', '3♦ 4♦ 5♦'], handSwap: 'Q-black' })
  expect(winnerOdds(state)).toEqual([0, 1, 2].map((seat) => worth(state, seat)))
})

/** Lets medium bots play a round, and returns the positions in which a player begins a turn. */
function roundOf(
  seats: number,
  deal: number,
  options: Options,
): { positions: readonly State[]; winner: number } {
  const positions: State[] = []
  let state = game.setup(seats, options, randomOf(deal), null)
  for (let step = 0; ; step++) {
    const [seat = 0] = game.toMove(state)
    const asked = {
      random: randomOf(deal * 10_000 + step),
      urgency: 'urgent',
      strength: 'medium',
    } as const
    const move = bot.move(game.view(state, seat), options, asked)
    if (!move) throw new Error(`seat ${seat} does not move`)
    state = apply(state, seat, move)
    const end = state.last.find(({ type }) => type === 'round-won')
    if (end?.type === 'round-won') return { positions, winner: end.seat }
    if (state.step.now === 'turn') positions.push(state)
  }
}
