import { expect, test } from 'vitest'

import { cardsOfPack, inOrder } from './cards.ts'
import { game } from '../game.ts'
import { fits, toMatch } from './matching.ts'
import { canDraw, moves } from './moves.ts'
import type { Options } from '../options.ts'
import {
  careless,
  gameByChance,
  hasty,
  switchRules,
  type GameStep,
} from '../testing/play-by-chance.ts'
import { rulesOf } from './rules.ts'
import { ruleSet } from '../testing/rule-sets.ts'
import type { State } from './state.ts'
import { view } from './view.ts'

/** Returns the errors in a reachable state, or an empty list. */
function faults({ state, move }: GameStep): string[] {
  const { hands, discard, draw, step, turn, demand, named, options, direction } = state
  const rules = rulesOf(options)
  const { top } = toMatch(state)
  const isOver = step.now === 'over'
  const effect = rules.effectOf(top)
  const all = inOrder([...hands.flat(), ...discard, ...draw])
  const wrong: readonly [string, boolean][] = [
    ['a card is lost or duplicated', `${all}` !== `${cardsOfPack(options.pack, options.jokers)}`],
    ['there are no discards', discard.length === 0],
    ['a hand is empty and the round goes on', !isOver && hands.some((hand) => hand.length === 0)],
    ['a hand is not sorted', hands.some((hand) => `${hand}` !== `${inOrder(hand)}`)],
    ['a player has no legal move', someoneIsStuck(state)],
    ['the end of the game and its outcome differ', isOver !== (game.outcome(state) !== null)],
    ['the game is over, but the round has not ended', isOver && !hasEnded(state)],
    ['there is no move before the end of the game', move === null && !isOver],
    ['a demand does not fit the top card', demand !== null && effect !== demand.by],
    ['a demand asks for no card', demand !== null && demand.owed < 1],
    ['a suit or rank is named without a naming card', named !== null && !rules.isWild(top)],
    [
      'a naming card without a named suit or rank',
      step.now === 'turn' && rules.isWild(top) && named === null,
    ],
    ['the card just drawn does not fit', step.now === 'drawn' && !drawnCardFits(state)],
    ['a player passes who could draw', move?.do === 'pass' && canDraw(view(state, turn))],
    ['the direction has changed with two players', hands.length === 2 && direction !== 1],
  ]
  return wrong.filter(([, is]) => is).map(([fault]) => fault)
}

const hasEnded = ({ hands, shuffles }: State): boolean =>
  shuffles >= 100 || hands.some((hand) => hand.length === 0)

const someoneIsStuck = (state: State): boolean =>
  game.toMove(state).some((seat) => moves(view(state, seat), state.options).length === 0)

function drawnCardFits(state: State): boolean {
  if (state.step.now !== 'drawn') return false
  const { card } = state.step
  const isHeld = state.hands[state.turn]?.includes(card) === true
  return isHeld && fits(card, toMatch(state), rulesOf(state.options))
}

/** Returns random rules that end the game after one or two rounds. */
const soonOver = (number: number): Options => ({
  ...ruleSet(number),
  targetWins: number % 2 === 0 ? 1 : 2,
  targetCards: 60,
})

function playMany(count: number, player: typeof hasty, rules: typeof ruleSet) {
  const wrong = new Set<string>()
  const met = { over: 0, rounds: 0, drawn: 0, passing: 0, naming: 0, pass: 0, shuffled: 0 }
  for (let number = 0; number < count; number++)
    for (const played of gameByChance(number, player, { rules })) {
      for (const fault of faults(played)) wrong.add(`${fault} in game ${number}`)
      const { state, move } = played
      met.over += Number(state.step.now === 'over')
      met.rounds += Number(state.last.some(({ type }) => type === 'dealt'))
      met.drawn += Number(state.step.now === 'drawn')
      met.passing += Number(state.step.now === 'passing')
      met.naming += Number(state.step.now === 'naming')
      met.pass += Number(move?.do === 'pass')
      met.shuffled += Number(state.last.some(({ type }) => type === 'shuffled'))
    }
  expect([...wrong]).toEqual([])
  return met
}

test('under any rules, games keep every card, always offer a move, and end', () => {
  const met = playMany(1_000, hasty, soonOver)
  expect(met.over).toBe(1_000)
  // Without this check, the test could pass although some of these situations never occurred.
  expect(Math.min(...Object.values(met))).toBeGreaterThan(20)
})

test('random games of Switch end in a valid state', () => {
  const { over, drawn, passing } = playMany(150, hasty, switchRules)
  expect([over, drawn, passing]).toEqual([150, 0, 0])
})

test('careless play always has a legal move too', () => {
  for (let number = 0; number < 100; number++)
    for (const { state } of gameByChance(number, careless, { most: 200 }))
      expect(someoneIsStuck(state)).toBe(false)
})

test('views stay short', () => {
  const sizes = Array.from({ length: 20 }, (_, number) => [
    ...gameByChance(number, hasty, { rules: switchRules, most: 200 }),
  ])
    .flat()
    .map(({ state }) => JSON.stringify(view(state, 0)).length)
  expect(Math.max(...sizes)).toBeLessThan(1_000)
})
