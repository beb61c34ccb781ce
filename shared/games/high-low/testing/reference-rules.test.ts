import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonical } from '../../../canonical.ts'
import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { referenceMoves, playReference, type ReferenceGame } from './reference-rules.ts'
import { inOrder } from '../rules/cards.ts'
import { game as highLow } from '../game.ts'
import { choices } from '../options.ts'
import { after, exchanging, lay, position, ready, take } from './positions.ts'
import type { Move, State } from '../rules/state.ts'
import { view } from '../rules/view.ts'

const referenceOf = (state: State): ReferenceGame => ({
  places: state.options.finish === 'places',
  hands: state.hands.map((hand) => [...hand]),
  faceUp: state.faceUp.map((faceUp) => [...faceUp]),
  faceDown: state.faceDown.map((row) => [...row]),
  draw: [...state.draw],
  pile: state.pile.map(({ value, count }) => Array.from({ length: count }, () => value)),
  gone: [...state.burnt],
  ready: [...state.ready],
  turn: state.turn,
  finished: [...state.finished],
  positions: new Map(),
  over: null,
})

/** Returns the facts that both implementations must agree on. */
const factsOf = (state: State): object => {
  const { hands, faceUp, faceDown, draw, burnt, finished, ending } = state
  const { pile } = referenceOf(state)
  // After the end it is no player’s turn.
  const turn = ending ? null : state.turn
  return {
    hands,
    faceUp,
    faceDown,
    draw,
    pile,
    gone: burnt,
    finished,
    turn,
    over: ending?.clause ?? null,
  }
}

const referenceFacts = ({
  hands,
  faceUp,
  faceDown,
  draw,
  pile,
  gone,
  finished,
  over,
  turn,
}: ReferenceGame) => ({
  hands: hands.map(inOrder),
  faceUp: faceUp.map(inOrder),
  faceDown,
  draw,
  pile,
  gone: inOrder(gone),
  finished,
  turn: over ? null : turn,
  over,
})

const inText = (moves: readonly Move[]): string[] => moves.map((move) => canonical(move)).sort()

type Chooser = (moves: readonly Move[], below: (bound: number) => number) => Move | undefined

/** Plays both implementations side by side until the game is over. */
function compare(start: State, number: number, choose: Chooser): State {
  let random = randomOf(number)
  const below = (bound: number): number => {
    const [picked, next] = pick(random, bound)
    random = next
    return picked
  }
  let state = start
  const reference = referenceOf(start)
  for (;;) {
    const toMove = highLow.toMove(state)
    for (let seat = 0; seat < state.hands.length; seat++)
      expect(inText(highLow.moves(view(state, seat), state.options))).toEqual(
        inText(referenceMoves(reference, seat)),
      )
    const seat = toMove[below(Math.max(toMove.length, 1))]
    if (seat === undefined) return state
    const move = choose(highLow.moves(view(state, seat), state.options), below)
    if (!move) throw new Error('the player to move has no legal move')
    state = highLow.apply(state, seat, move, state.options)
    playReference(reference, seat, move)
    expect(factsOf(state)).toEqual(referenceFacts(reference))
  }
}

const anyMove: Chooser = (moves, below) => moves[below(moves.length)]

/** A player who rarely takes the pile without need, and never exchanges cards. */
const forward: Chooser = (moves, below) => {
  const useful = moves.filter(({ do: verb }) => verb !== 'exchange' && verb !== 'take')
  const some = useful.length > 0 && below(6) > 0 ? useful : moves
  return some[below(some.length)]
}

const anyGame = fc.record({
  number: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 5 }),
  finish: fc.constantFrom(...choices.values.finish),
})

test('whole games match the reference', () => {
  fc.assert(
    fc.property(anyGame, ({ number, seats, finish }) => {
      compare(highLow.setup(seats, { finish }, randomOf(number), null), number, forward)
    }),
    { numRuns: 25 },
  )
})

test('random games match the reference', () => {
  fc.assert(
    fc.property(anyGame, ({ number, seats, finish }) => {
      compare(highLow.setup(seats, { finish }, randomOf(number), null), number, anyMove)
    }),
    { numRuns: 6 },
  )
})

/**
 * Positions near the end with few cards. Many of them are special or of the same value, so that
 * fours, ghosts and repetitions are common.
 */
const anyEnd = fc
  .record({
    kinds: fc.shuffledSubarray([1, 2, 3, 4, 6, 7, 8, 10, 13], { minLength: 2, maxLength: 4 }),
    order: fc.nat(1_000_000),
    seats: fc.integer({ min: 2, max: 3 }),
    finish: fc.constantFrom(...choices.values.finish),
    number: fc.nat(1_000_000),
  })
  .map(({ kinds, order, seats, finish, number }) => {
    let random = randomOf(order)
    const cards = kinds.flatMap((value) => [value, value, value, value])
    const one = (): number => {
      const [at, next] = pick(random, cards.length)
      random = next
      return cards.splice(at, 1)[0] ?? 0
    }
    const each = Array.from({ length: seats }, (_, seat) => ({
      faceDown: [one()],
      faceUp: cards.length > 2 * seats && seat === 0 ? [one()] : [],
      hand: [one()],
    }))
    for (let seat = 0; cards.length > 0; seat = (seat + 1) % seats) each[seat]?.hand.push(one())
    const [mine = {}, ...others] = each
    return { state: position({ ...mine, others, finish }), number }
  })

test('the ends of games match the reference', () => {
  fc.assert(
    fc.property(anyEnd, ({ state, number }) => {
      compare(state, number, anyMove)
    }),
    { numRuns: 300 },
  )
})

test('[HL-19] the position at the start of a game is counted among the three repetitions', () => {
  const shown = { hand: [1, 13], others: [{ hand: [4, 5, 12] }] }
  const start = [0, 1].reduce(
    (state, seat) => highLow.apply(state, seat, ready, state.options),
    exchanging(shown),
  )
  const circle = [lay(1), lay(5), take, lay(4), lay(5), take]
  expect(after(start, ...circle, ...circle.slice(0, -1)).ending).toBeNull()
  expect(after(start, ...circle).ending).toBeNull()
  expect(after(start, ...circle, ...circle).ending).toEqual({ clause: 'HL-19' })
})
