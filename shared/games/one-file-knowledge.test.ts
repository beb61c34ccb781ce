import { expect, test } from 'vitest'

import { randomNumbered } from '../deal/random.ts'
import { gameOf } from '../define-game/game.ts'
import { defaultsOf } from '../game/options.ts'
import { randomGames, same } from '../testing/random-games.ts'
import hearts from './hearts.ts'
import ohHell from './oh-hell.ts'

const suit = (card: string): string => card.slice(-1)

test.each([hearts, ohHell])(
  '$id: a player who did not follow suit cannot hold it',
  (definition) => {
    const game = gameOf(definition)
    let found = 0
    for (const { steps } of randomGames(definition, 12))
      for (const [at, { before, after, seat, move }] of steps.entries()) {
        const lead = (before.zones['trick'] as (string | null)[])[Number(before.facts['leader'])]
        const hasMissed = move.do === 'play' && lead && suit(String(move['card'])) !== suit(lead)
        if (!hasMissed || after.deals > before.deals || after.points) continue
        found++
        const excluded = after.excluded['hand']?.[seat] ?? []
        const hands = after.zones['hand'] as string[][]
        same(
          hands.flat().filter((card) => suit(card) === suit(lead) && !excluded.includes(card)),
          [],
        )
        same(
          hands[seat]?.some((card) => excluded.includes(card)),
          false,
        )
        // After a redeal, the cards still match what all players know.
        const world = game.redeal(after, 'public', randomNumbered(at)).zones['hand'] as string[][]
        same(
          world[seat]?.some((card) => excluded.includes(card)),
          false,
        )
      }
    expect(found).toBeGreaterThan(50)
  },
)

test.each([3, 4, 5])(
  '%i players: each of them knows who got the three cards that they passed',
  (seats) => {
    const game = gameOf(hearts)
    const options = defaultsOf(hearts.options ?? {}) as object
    let state = game.setup(seats, options, randomNumbered(3), null)
    const passed: (readonly string[])[] = []
    while (state.facts['passBy'] !== 0) {
      const [seat = 0] = state.turn
      const [move] = game.moves(game.view(state, seat), options)
      if (!move) throw new Error('no move')
      passed[seat] = move['cards'] as string[]
      state = game.apply(state, seat, move, options)
    }
    for (const [seat, cards] of passed.entries()) {
      const { known = [] } = game.view(state, seat)
      const receiver = (seat + 1) % seats
      same(
        cards.filter(
          (card) =>
            !known.some((one) => one.card === card && 'seat' in one && one.seat === receiver),
        ),
        [],
      )
    }
  },
)

test.each([3, 4, 5])(
  '%i players: the last one to pass does not reveal that they pass the lowest club',
  (seats) => {
    const game = gameOf(hearts)
    const options = defaultsOf(hearts.options ?? {}) as object
    const lowest = seats === 5 ? '3♣' : '2♣'
    const isLowest = (card: unknown) => card === lowest
    const state = Array.from({ length: 40 }, (_, number) =>
      game.setup(seats, options, randomNumbered(number), null),
    ).find(({ turn, zones }) => (zones['hand'] as string[][])[turn.at(-1) ?? 0]?.some(isLowest))
    const last = state?.turn.at(-1)
    if (!state || last === undefined) throw new Error('the last player never holds the lowest club')
    let after = state
    for (const seat of state.turn) {
      const moves = game.moves(game.view(after, seat), options)
      const passing = moves.find(({ cards }) => (cards as string[]).some(isLowest)) ?? moves[0]
      if (passing) after = game.apply(after, seat, passing, options)
    }
    const holder = (last + 1) % seats
    expect(game.view(after, 'public').known).toEqual([{ card: lowest, zone: 'hand', seat: holder }])
    expect(after.last).toEqual({ seat: last, do: 'pass', cards: [null, null, null] })
  },
)
