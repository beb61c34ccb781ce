import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { pick } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { defaultsOf } from '../../../game/options.ts'
import {
  egonByTheBook,
  playsByTheBook,
  pointsByTheBook,
  rowsByTheBook,
  type PlacedChip,
} from '../testing/reference-rules.ts'
import { onBoard, ownersOf, chipsOffBoard } from './chips.ts'
import { inOrder, rowsFor } from './combinations.ts'
import { bestOf } from './egon.ts'
import { game as nix } from '../game.ts'
import { choices } from '../options.ts'
import { movesOf } from '../testing/positions.ts'
import { rows } from './rows.ts'
import type { Last, Move, State } from './state.ts'
import { decodeChip } from './chip-codec.ts'

const anyCards = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: most }).map(inOrder)

test('[NU-06] [NU-07] the rows of cards match the rulebook, with any values for jokers', () => {
  fc.assert(
    fc.property(anyCards(5), (cards) => {
      expect(rowsFor(cards).map((row) => rows[row])).toEqual(rowsByTheBook(cards))
    }),
    { numRuns: 500 },
  )
})

test('[NU-15] [NU-16] EGON plays the best row of the rulebook, with cards that he turned over', () => {
  fc.assert(
    fc.property(anyCards(6), (turned) => {
      fc.pre(turned.length >= 2)
      const { row, cards } = bestOf(turned)
      expect(rows[row]).toBe(egonByTheBook(turned))
      expect(rowsByTheBook(cards)).toContain(rows[row])
      const left = [...turned]
      for (const card of cards) expect(left.splice(left.indexOf(card), 1)).toEqual([card])
    }),
    { numRuns: 200 },
  )
})

type Moment = { readonly state: State; readonly seat: Seat; readonly move: Move }

const anyGame = fc.record({
  seats: fc.integer({ min: 2, max: 5 }),
  egon: fc.boolean(),
  begins: fc.constantFrom(...choices.values.begins),
  number: fc.nat(),
})

type AnyGame = typeof anyGame extends fc.Arbitrary<infer One> ? One : never

/**
 * Plays a random game. In half of the games the players always play as many cards as they can, so that hands become empty.
 */
function playedByChance({ seats, egon, begins, number }: AnyGame): [Moment[], State] {
  let random = randomOf(number)
  const below = (bound: number): number => {
    const [picked, after] = pick(random, bound)
    random = after
    return picked
  }
  const moments: Moment[] = []
  const options = { ...defaultsOf(choices.values), egon, begins }
  let state = nix.setup(seats, options, random, null)
  const isGreedy = below(2) === 0
  for (let seat = state.turn; seat !== null; seat = state.turn) {
    const all = movesOf(state)
    const many = Math.max(...all.map(({ cards }) => cards.length))
    const some = isGreedy ? all.filter(({ cards }) => cards.length === many) : all
    const move = some[below(some.length)]
    if (!move) throw new Error('no legal move')
    moments.push({ state, seat, move })
    state = nix.apply(state, seat, move, options)
  }
  return [moments, state]
}

test('[NU-05] to [NU-09] the legal moves match the rulebook', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const [moments] = playedByChance(game)
      for (const [at, { state, seat }] of moments.entries()) {
        if (at % 3 > 0 && (state.hands[seat]?.length ?? 0) > 6) continue
        const expected: string[] = []
        for (const played of playsByTheBook(state.hands[seat] ?? [], state.round)) {
          expected.push(`${played}:plain`)
          const mayBeSuper = state.round < 5 && !played.includes('0')
          if (mayBeSuper && state.stock[seat]?.super) expected.push(`${played}:super`)
        }
        const found = movesOf(state).map(
          ({ row, cards, chip }) => `${rows[row]}:${cards.join()}:${chip}`,
        )
        expect(found.toSorted()).toEqual(expected.toSorted())
      }
    }),
    { numRuns: 10 },
  )
})

const chipsIn = ({ played, egon }: Last): PlacedChip[] =>
  [played, ...(egon ? [egon] : [])].map(({ row, chip }) => {
    const { owner, super: isSuper } = decodeChip(chip)
    return { owner, row: rows[row], isSuper }
  })

test('[NU-08] to [NU-13] every deal scores as in the rulebook, and the highest total wins', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const [moments, end] = playedByChance(game)
      const states = [...moments.slice(1).map(({ state }) => state), end]
      const owners = ownersOf(game.seats, end.options)
      let played: PlacedChip[] = []
      for (const { last, scores } of states) {
        if (last) played.push(...chipsIn(last))
        if (!last?.ended) continue
        expect(played).toHaveLength(5 * owners.length)
        const points = owners.map((owner) => pointsByTheBook(played, owner))
        expect(last.ended.points).toEqual(points)
        expect(scores.at(-1)).toEqual(points)
        played = []
      }
      const totals = owners.map((_, at) => end.scores.reduce((sum, one) => sum + (one[at] ?? 0), 0))
      const outcome = nix.outcome(end)
      if (outcome?.kind !== 'places') throw new Error('the outcome has no places')
      const places = [...outcome.places, ...(outcome.guest ? [outcome.guest.place] : [])]
      const isBest = totals.map((total) => total === Math.max(...totals))
      expect(places.map((place) => place === 1)).toEqual(isBest)
      expect(places).toHaveLength(owners.length)
    }),
    { numRuns: 300 },
  )
})

test('no chip or card is lost or duplicated', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const [moments] = playedByChance(game)
      for (const { state } of moments) {
        const inRows = state.rows.flat()
        for (const [at, owner] of ownersOf(game.seats, state.options).entries()) {
          const { plain, super: hasSuper } = state.stock[at] ?? { plain: 0, super: false }
          const played = inRows.filter((chip) => chip.owner === owner).length
          expect(plain + Number(hasSuper) + played).toBe(5)
        }
        for (const chips of state.rows) {
          expect(onBoard(chips).length).toBeLessThanOrEqual(3)
          expect([...onBoard(chips), ...chipsOffBoard(chips)]).toEqual(chips)
        }
        for (const card of [0, 1, 2, 3, 4, 5, 6, 7]) {
          const held = [...state.hands.flat(), ...state.pile].filter((one) => one === card)
          expect(held.length).toBeLessThanOrEqual(10)
        }
      }
    }),
    { numRuns: 100 },
  )
})

test('[NU-12] the player who begins a new deal has the highest total of all seats', () => {
  fc.assert(
    fc.property(anyGame, (game) => {
      const [moments] = playedByChance(game)
      for (const { state } of moments) {
        if (state.scores.length === 0) continue
        const totals = state.hands.map((_, seat) =>
          state.scores.reduce((sum, one) => sum + (one[seat] ?? 0), 0),
        )
        const best = Math.max(...totals)
        expect(totals[state.first]).toBe(best)
        const isTied = totals.filter((total) => total === best).length > 1
        expect(state.firstBy).toBe(isTied ? 'random' : 'lead')
      }
    }),
    { numRuns: 150 },
  )
})
