import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { pick, randomFrom, type Random } from '../../../deal/random.ts'
import type { BotContext } from '../../../game/bot.ts'
import type { Seat } from '../../../game/game.ts'
import { defaultsOf } from '../../../game/options.ts'
import type { Strength } from '../../../game/strength.ts'
import { runToCompletion } from '../../../cooperative-task.ts'
import { choices, type Options } from '../options.ts'
import { bot } from './bot.ts'
import { restOfTurn } from './plan.ts'
import { smallestGap } from './smallest-gap.ts'
import type { Play } from './turns/turns.ts'
import { game as theGame } from '../game.ts'
import { commandsIn } from '../rules/layout.ts'
import type { Move, State, View } from '../rules/state.ts'

type Player = (view: View, options: Options, context: BotContext) => Move | null

const numbered = (deal: number): Random => randomFrom(deal.toString(16).padStart(64, '0'))
const urgentContext = (word: number, strength: Strength = 'medium'): BotContext => ({
  random: numbered(word),
  urgency: 'urgent',
  strength,
  bots: [0, 1, 2, 3, 4],
})
const deal = (seats: number, changes: Partial<Options>, number: number): State =>
  theGame.setup(seats, { ...defaultsOf(choices.values), ...changes }, numbered(number), null)

const loses = (move: Move): boolean => move.do === 'play' && move.loses === true

/** Returns the moves that do not lose immediately, or all moves if every move loses. */
const sensible = (view: View, options: Options): readonly Move[] => {
  const all = theGame.moves(view, options)
  const safe = all.filter((move) => !loses(move))
  return safe.length > 0 ? safe : all
}

const anything: Player = (view, options, { random }) => {
  const open = sensible(view, options)
  return open[pick(random, open.length)[0]] ?? null
}

const as =
  (strength: Strength): Player =>
  (view, options, context) =>
    bot.move(view, options, { ...context, strength })
const cleverly = as('medium')

interface Moment {
  readonly state: State
  readonly seat: Seat
  readonly move: Move
}

/** Gives every signal that bots in all seats would give. */
function withAllSignals(start: State): State {
  let state = start
  for (let seat = 0; seat < start.hands.length;) {
    const signal = bot.signal(theGame.view(state, seat), state.options)
    if (signal === null) seat++
    else state = theGame.signal(state, seat, signal)
  }
  return state
}

/** Plays a game from the first move to the last, and returns what happened at each move. */
function playedBy(player: Player, start: State): Moment[] {
  const moments: Moment[] = []
  for (let state = start; ;) {
    const seat = theGame.toMove(state)[0]
    if (seat === undefined) return moments
    const view = theGame.view(state, seat)
    const move = player(view, state.options, urgentContext(moments.length))
    if (move === null) throw new Error('an urged bot makes no move')
    moments.push({ state, seat, move })
    state = withAllSignals(theGame.apply(state, seat, move, state.options))
  }
}

const cardsLeft = (player: Player, start: State): number => {
  const last = playedBy(player, start).at(-1)
  return last === undefined ? 98 : scoreAfter(last)
}

function scoreAfter({ state, seat, move }: Moment): number {
  const outcome = theGame.outcome(theGame.apply(state, seat, move, state.options))
  return outcome?.kind === 'cooperative' ? outcome.score : 98
}

const anyDeal = fc
  .record({
    number: fc.nat(1_000_000),
    seats: fc.integer({ min: 1, max: 5 }),
    options: fc.record({
      edition: fc.constantFrom(...choices.values.edition),
      layout: fc.constantFrom(...choices.values.layout),
      expert: fc.boolean(),
      smallHand: fc.boolean(),
    }),
  })
  .map(({ number, seats, options }) => deal(seats, options, number))

test('a bot makes a legal move, and loses only if every move loses', () => {
  fc.assert(
    fc.property(anyDeal, (start) => {
      for (const { state, seat } of playedBy(anything, start)) {
        const view = theGame.view(state, seat)
        const answer = bot.move(view, state.options, urgentContext(0))
        expect(sensible(view, state.options)).toContainEqual(answer)
      }
    }),
    { numRuns: 25 },
  )
})

test('a bot plays the turn that it planned at its first card, unless it silences the others', () => {
  fc.assert(
    fc.property(anyDeal, (start) => {
      const moments = playedBy(cleverly, start)
      for (const [at, { state, seat }] of moments.entries()) {
        if (state.played.length > 0) continue
        const next = moments.findIndex((one, after) => after > at && one.state.played.length === 0)
        const played = moments
          .slice(at, next === -1 ? undefined : next)
          .flatMap(({ move }): Play[] =>
            move.do === 'play' ? [{ card: move.card, pile: move.pile }] : [],
          )
        const commandOn = commandsIn(state.layout)
        if (played.slice(0, -1).some(({ card }) => commandOn(card) === 'silence')) continue
        expect(
          runToCompletion(restOfTurn(theGame.view(state, seat), state.options, urgentContext(0))),
        ).toEqual(played)
      }
    }),
    { numRuns: 15 },
  )
})

test.for([
  { edition: 'original' as const, seats: 1 },
  { edition: 'original' as const, seats: 3 },
  { edition: 'extreme' as const, seats: 2 },
  { edition: 'extreme' as const, seats: 4 },
])(
  'bots leave less than two thirds of the cards that the baseline player `smallest-gap` leaves: %o',
  ({ edition, seats }) => {
    const deals = Array.from({ length: 15 }, (_, number) => deal(seats, { edition }, number))
    const left = (player: Player): number =>
      deals.reduce((sum, start) => sum + cardsLeft(player, start), 0)
    expect(left(cleverly)).toBeLessThan((left(smallestGap.move) * 2) / 3)
  },
)

test('each strength leaves fewer cards than the one below it, and easy bots fewer than the baseline player `smallest-gap`', () => {
  const deals = Array.from({ length: 40 }, (_, number) => deal(2, {}, number))
  const left = (player: Player): number =>
    deals.reduce((sum, start) => sum + cardsLeft(player, start), 0)
  expect(left(as('easy'))).toBeLessThan(left(smallestGap.move) * 0.9)
  expect(left(as('medium'))).toBeLessThan(left(as('easy')) / 2)
})

test.for([
  { edition: 'original' as const, seats: 3, deals: 40, wins: 20 },
  { edition: 'extreme' as const, seats: 2, deals: 40, wins: 6 },
])(
  'the medium bot wins games that cheap turns alone would lose: %o',
  ({ edition, seats, deals, wins }) => {
    const starts = Array.from({ length: deals }, (_, number) => deal(seats, { edition }, number))
    const won = starts.filter((start) => cardsLeft(cleverly, start) === 0)
    expect(won.length).toBeGreaterThan(wins)
  },
)

test('the hard bot wins four of five games with three players', () => {
  const starts = Array.from({ length: 5 }, (_, number) => deal(3, {}, number))
  expect(
    starts.filter((start) => cardsLeft(as('hard'), start) === 0).length,
  ).toBeGreaterThanOrEqual(4)
})

test('the same view leads to the same move with any random seed', () => {
  const start = deal(3, {}, 7)
  const view = theGame.view(start, 1)
  const answers = [1, 2, 3].map((word) => bot.move(view, start.options, urgentContext(word)))
  expect(answers).toEqual([answers[0], answers[0], answers[0]])
})

test('[TG-03] a bot does not begin until each of the other players has declined to', () => {
  const start = { ...deal(2, {}, 1), hands: [[30, 40, 50, 60, 70, 45, 55], []] }
  const gladly = (activeSignals: State['activeSignals']): Move | null =>
    bot.move(theGame.view({ ...start, activeSignals }, 0), start.options, {
      random: numbered(0),
      urgency: 'patient',
      strength: 'medium',
    })
  expect(gladly([])).toBeNull()
  const mine = { seat: 0, about: 'begin', says: 'begin' } as const
  expect(gladly([mine])).toBeNull()
  expect(gladly([{ seat: 1, about: 'begin', says: 'begin' }])).toBeNull()
  expect(gladly([mine, { seat: 1, about: 'begin', says: 'begin' }])).not.toBeNull()
  expect(gladly([{ seat: 1, about: 'begin', says: 'rather-not' }])).not.toBeNull()
})
