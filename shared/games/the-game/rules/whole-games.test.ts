import { expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { choices, type Options } from '../options.ts'
import { bot } from '../bot/bot.ts'
import { allCards, handSize } from './deal.ts'
import { game as theGame } from '../game.ts'
import { commandsIn } from './layout.ts'
import { piles, type Card, type Move, type Pile, type State, type View } from './state.ts'
import { view } from './view.ts'

type Player = (seatView: View, options: Options, below: (bound: number) => number) => Move | null

/** A player who makes random moves that do not lose immediately. */
const careful: Player = (seatView, options, below) => {
  const good = theGame.moves(seatView, options).filter((move) => move.do !== 'play' || !move.loses)
  return good[below(Math.max(good.length, 1))] ?? null
}

/** A player who makes any move, even a losing one. */
const careless: Player = (seatView, options, below) => {
  const all = theGame.moves(seatView, options)
  return all[below(all.length)] ?? null
}

const clever: Player = (seatView, options, below) =>
  bot.move(seatView, options, {
    random: randomOf(below(1000)),
    urgency: 'urgent',
    strength: 'medium',
  })

/** Yields the states of a random game. `number` is the seed of its seats, options and moves. */
function* game(number: number, player: Player): Generator<State> {
  let random = randomOf(number)
  const below = (bound: number): number => {
    const [picked, after] = pick(random, bound)
    random = after
    return picked
  }
  const chosen = Object.entries(choices.values).map(([option, all]) => [
    option,
    all[below(all.length)],
  ])
  const options: Options = Object.fromEntries(chosen)
  let state = theGame.setup(1 + below(5), options, random, null)
  yield state
  while (theGame.toMove(state).length > 0) {
    const seats = theGame.toMove(state)
    const seat = seats[below(seats.length)] ?? 0
    const move = player(view(state, seat), options, below)
    if (!move) return
    state = theGame.apply(state, seat, move, options)
    yield state
  }
}

const cardsIn = (state: State): Card[] =>
  [...state.hands.flat(), ...state.draw, ...state.piles.flat()].sort((a, b) => a - b)

const showsSkull = (state: State): boolean =>
  state.piles.some((pile) => commandsIn(state.layout)(pile.at(-1) ?? 0) === 'skull')

/** Whether each card of a pile may be played on the card below it. */
function isInOrder(cards: readonly Card[], pile: Pile): boolean {
  const direction = pile < 2 ? 1 : -1
  const steps = cards.map(
    (card, at) => (card - (cards[at - 1] ?? (pile < 2 ? 1 : 100))) * direction,
  )
  return steps.every((step) => step > 0 || step === -10)
}

/** Returns the errors in a reachable state, or an empty list. */
function faults(state: State): string[] {
  const { hands, turn, ending, played, options, draw } = state
  const left = hands.flat().length + draw.length
  const full = handSize(hands.length, options)
  const wrong: readonly [string, boolean][] = [
    ['a card is lost or duplicated', String(cardsIn(state)) !== String(allCards)],
    ['a hand is too large', hands.some((hand) => hand.length > full)],
    ['a pile is out of order', piles.some((pile) => !isInOrder(state.piles[pile] ?? [], pile))],
    ['a turn without a player', turn === null && state.piles.flat().length > 0],
    ['the player to move has no cards', !ending && turn !== null && hands[turn]?.length === 0],
    ['a turn ended with an open skull', !ending && played.length === 0 && showsSkull(state)],
    ['cards are left after a win', ending?.won === true && left > 0],
    ['a skull is open after a win', ending?.won === true && showsSkull(state)],
    ['all cards are on the piles and the game goes on', !ending && left === 0],
    [
      'all cards are on the piles, and the game is lost without a skull',
      ending?.won === false && left === 0 && !showsSkull(state),
    ],
    [
      'the end of the game and its outcome differ',
      (theGame.outcome(state) === null) !== (ending === null),
    ],
  ]
  return wrong.filter(([, is]) => is).map(([fault]) => fault)
}

function playMany(count: number, player: Player): { won: number; lost: number; moves: number } {
  const total = { won: 0, lost: 0, moves: 0 }
  for (let number = 0; number < count; number++) {
    let last: State | null = null
    for (const state of game(number, player)) {
      expect(faults(state)).toEqual([])
      last = state
      total.moves++
    }
    expect(last?.ending).not.toBeNull()
    total.won += Number(last?.ending?.won === true)
    total.lost += Number(last?.ending?.won === false)
  }
  return total
}

test('thousands of careful games keep every card, keep every pile in order, and end', () => {
  const { won, lost } = playMany(4_000, careful)
  expect(won + lost).toBe(4_000)
})

test('a thousand careless games end soon in a valid state', () => {
  const { won, lost } = playMany(1_000, careless)
  expect(won + lost).toBe(1_000)
})

test('games of bots use most cards, and some are won', () => {
  const { won, lost } = playMany(30, clever)
  expect(Math.min(won, lost)).toBeGreaterThan(3)
})

test('views of whole games stay short', () => {
  const sizes = Array.from({ length: 20 }, (_, number) => [...game(number, clever)])
    .flat()
    .filter((state) => !state.ending && !view(state, 0).layout)
    .map((state) => JSON.stringify(view(state, 0)).length)
  expect(Math.max(...sizes)).toBeLessThan(350)
})
