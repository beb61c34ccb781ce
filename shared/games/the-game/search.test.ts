import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { pick, randomFrom, shuffle } from '../../random.ts'
import { apply } from './apply.ts'
import { canEndByTheBook, endsByTheBook, playsByTheBook, type BookTurn } from './by-the-book.ts'
import { allCards } from './deal.ts'
import { isLost } from './ends.ts'
import { commandsIn, fixedLayout } from './layout.ts'
import { moves } from './moves.ts'
import { extreme } from './positions.ts'
import { commands, type Card, type Command, type Move, type State } from './state.ts'
import { view } from './view.ts'

/** Picks below so much, one after the other, from chance that the seed gives. */
function picksFrom(seed: number): (below: number) => number {
  let random = randomFrom((seed >>> 0).toString(16).padStart(64, '0'))
  return (below) => {
    const [picked, next] = pick(random, below)
    random = next
    return picked
  }
}

/** Seat 0 is to play on tight piles, with more commands, tricks and skulls about than a deal would bring. */
function tightPosition(seed: number, most: number): State {
  const below = picksFrom(seed)
  const shuffled = shuffle(randomFrom('ab'.repeat(32)), allCards)[0]
  const turned = below(98)
  const layout = below(2)
    ? fixedLayout
    : [...shuffled.slice(turned), ...shuffled.slice(0, turned)].slice(0, 28)
  const cardWith = (command: Command): Card => layout[commands.indexOf(command) * 4 + below(4)] ?? 2

  const taken = new Set<Card>()
  const take = (wanted: Card): Card => {
    let card = wanted
    while (taken.has(card) || card < 2 || card > 99) card = 2 + below(98)
    taken.add(card)
    return card
  }
  // A skull is never on top when a turn begins.
  layout.slice(4, 8).forEach((skull) => taken.add(skull))
  const top = (tight: Card): Card => {
    const lock = (['no-backwards', 'one-pile', 'silence'] as const)[below(3)] ?? 'silence'
    return take(below(3) ? tight : cardWith(lock))
  }
  const tops = [
    top(99 - below(50)),
    top(99 - below(20)),
    top(2 + below(50)),
    top(2 + below(20)),
  ] as const
  layout.slice(4, 8).forEach((skull) => taken.delete(skull))

  const inHand = (): Card => {
    const near = tops[below(4)] ?? 2
    return (
      [
        near + (below(2) ? 10 : -10),
        cardWith('skull'),
        cardWith(commands[below(7)] ?? 'stop'),
        2 + below(98),
      ][below(4)] ?? 2
    )
  }
  const hand = Array.from({ length: 1 + below(most) }, () => take(inHand()))
  const expert = below(2) === 0
  const shown = { hand, others: [[]], tops, layout, expert }
  return extreme(below(3) ? shown : { ...shown, draw: 0 })
}

/** The positions of one turn, as somebody plays it who loses only if nothing else is left. */
function* positionsOfATurn(seed: number, most: number): Generator<State> {
  const below = picksFrom(~seed)
  let state = tightPosition(seed, most)
  for (;;) {
    yield state
    const good = moves(view(state, 0), state.options).filter(
      (move) => move.do === 'play' && !move.loses,
    )
    const move = good.length > 0 ? good[below(good.length)] : undefined
    if (!move) return
    state = apply(state, 0, move)
    if (state.laid.length === 0 || state.ending) return
  }
}

type Answers = {
  readonly isLost: boolean
  readonly mayEnd: boolean
  readonly plays: readonly Move[]
}

function answersOfTheRules(state: State): Answers {
  const offered = moves(view(state, 0), state.options)
  return {
    isLost: isLost(state),
    mayEnd: offered.some((move) => move.do === 'end'),
    plays: offered.filter((move) => move.do === 'play'),
  }
}

function answersOfTheBook(state: State, start: readonly number[]): Answers {
  const turn: BookTurn = {
    start,
    laid: state.laid.map(({ card, pile }) => [card, pile]),
    hand: state.hands[0] ?? [],
    minimum: state.draw.length === 0 ? 1 : state.options.expert ? 3 : 2,
    command: commandsIn(state.layout),
  }
  return {
    isLost: !canEndByTheBook(turn),
    mayEnd: endsByTheBook(turn),
    plays: playsByTheBook(turn),
  }
}

const compareTurns = (turns: number, most: number) => {
  const met = { lost: 0, mayEnd: 0, losing: 0, good: 0, late: 0 }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const start = view(tightPosition(seed, most), 0).tops
      for (const state of positionsOfATurn(seed, most)) {
        const answers = answersOfTheRules(state)
        expect(answers).toEqual(answersOfTheBook(state, start))
        const losing = answers.plays.filter((move) => move.do === 'play' && move.loses)
        met.lost += Number(answers.isLost)
        met.mayEnd += Number(answers.mayEnd)
        met.losing += losing.length
        met.good += answers.plays.length - losing.length
        met.late += Number(state.laid.length >= 3)
      }
    }),
    { numRuns: turns },
  )
  return met
}

// A busy machine needs longer for so many.
const patiently = { timeout: 60_000 }

test(
  '[TG-13] the search tells good plays from losing ones just as trying every sequence does',
  patiently,
  () => {
    const met = compareTurns(3_000, 5)
    // The positions are of all kinds, or the comparison would say little.
    expect(Math.min(...Object.values(met))).toBeGreaterThan(200)
  },
)

test('[TG-13] the search is exact with larger hands too', patiently, () => {
  expect(compareTurns(100, 7).losing).toBeGreaterThan(20)
})
