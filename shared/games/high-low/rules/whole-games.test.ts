import { expect, test } from 'vitest'

import { pick } from '../../../deal/random.ts'
import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { bot } from '../bot/bot.ts'
import { greedy } from '../bot/greedy.ts'
import { allCards, cardsOf, inOrder } from './cards.ts'
import { cardsLeft } from './ends.ts'
import { game as highLow } from '../game.ts'
import { inARow } from './need.ts'
import { choices, type Options } from '../options.ts'
import { bomb, type Move, type State, type View } from './state.ts'
import { view } from './view.ts'

type Player = (shown: View, options: Options, below: (bound: number) => number) => Move | null

/**
 * A player who plays any move, but rarely takes the pile without need. Otherwise two players could
 * pass a pile to and fro for thousands of turns.
 */
const careless: Player = (shown, options, below) => {
  const all = highLow.moves(shown, options)
  const forward = all.filter(({ do: verb }) => verb !== 'take' && verb !== 'exchange')
  const some = forward.length > 0 && below(40) > 0 ? forward : all
  return some[below(some.length)] ?? null
}

const played =
  (by: Pick<typeof bot, 'move'>): Player =>
  (shown, options, below) =>
    by.move(shown, options, {
      random: randomOf(below(1000)),
      urgency: 'urgent',
      strength: 'easy',
    })

/** Yields the states of a random game. `number` is the seed of its seats, options and moves. */
function* game(number: number, player: Player): Generator<State> {
  let random = randomOf(number)
  const below = (bound: number): number => {
    const [picked, after] = pick(random, bound)
    random = after
    return picked
  }
  const options: Options = { finish: choices.values.finish[below(2)] ?? 'first' }
  let state = highLow.setup(2 + below(4), options, random, null)
  yield state
  while (highLow.toMove(state).length > 0) {
    const seats = highLow.toMove(state)
    const seat = seats[below(seats.length)] ?? 0
    const move = player(view(state, seat), options, below)
    if (!move) return
    state = highLow.apply(state, seat, move, options)
    yield state
  }
}

const cardsIn = ({ hands, faceUp, faceDown, draw, pile, burnt }: State) =>
  inOrder(
    [...hands, ...faceUp, ...faceDown, draw, cardsOf(pile), burnt]
      .flat()
      .filter((card) => card !== null),
  )

/** Returns the errors in a reachable state, or an empty list. */
function faults(state: State): string[] {
  const { hands, faceUp, faceDown, draw, pile, turn, finished, ending, ready, options } = state
  const playing = !ending && !ready.includes(false)
  const hiddenLeft = faceDown.map((row) => row.filter((card) => card !== null).length)
  const empty = hands.flatMap((_, seat) => (cardsLeft(state, seat) === 0 ? [seat] : []))
  const needed = options.finish === 'first' ? 1 : hands.length - 1
  const wrong: readonly [string, boolean][] = [
    ['a card is lost or duplicated', String(cardsIn(state)) !== String(allCards)],
    [
      'a face-down card was turned too soon',
      hiddenLeft.some((left, seat) => left < 3 && faceUp[seat]?.length !== 0),
    ],
    [
      'a face-up card was played too soon',
      draw.length > 0 && faceUp.some((cards) => cards.length < 3),
    ],
    ['a player did not draw', playing && draw.length > 0 && (hands[turn]?.length ?? 0) < 5],
    ['a bomb is on the pile', pile.some(({ value }) => value === bomb)],
    ['four in a row are on the pile', inARow(pile, pile.at(-1)?.value ?? 0) >= 4],
    [
      'a player is out with cards, or in without cards',
      String(empty) !== String(finished.toSorted()),
    ],
    ['a turn without cards', playing && finished.includes(turn)],
    ['the game should be over', !ending && finished.length >= needed],
    ['the game should go on', ending?.clause === 'HL-18' && finished.length < needed],
  ]
  return wrong.filter(([, is]) => is).map(([fault]) => fault)
}

function playMany(
  count: number,
  player: Player,
): { finished: number; repeated: number; moves: number } {
  const total = { finished: 0, repeated: 0, moves: 0 }
  for (let number = 0; number < count; number++) {
    let last: State | null = null
    for (const state of game(number, player)) {
      for (const fault of faults(state)) throw new Error(`${fault}: ${JSON.stringify(state)}`)
      last = state
      total.moves++
    }
    total.finished += Number(last?.ending?.clause === 'HL-18')
    total.repeated += Number(last?.ending?.clause === 'HL-19')
  }
  return total
}

test('hundreds of careless games keep every card and end', () => {
  const { finished, repeated } = playMany(200, careless)
  expect(finished + repeated).toBe(200)
  expect(finished).toBeGreaterThan(100)
})

test('[HL-19] hundreds of games of greedy players end, some of them by repetition', () => {
  const { finished, repeated } = playMany(400, played(greedy))
  expect(finished + repeated).toBe(400)
  expect(Math.min(finished, repeated)).toBeGreaterThan(5)
})

test('views of whole games stay short', () => {
  const sizes = Array.from({ length: 20 }, (_, number) => [...game(number, careless)])
    .flat()
    .filter(({ ending }) => !ending)
    .map((state) => JSON.stringify(view(state, 0)).length)
  expect(Math.max(...sizes)).toBeLessThan(1000)
})
