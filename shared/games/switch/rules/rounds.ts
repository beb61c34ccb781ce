import { pick, shuffle, type Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { cardsOfPack, inOrder, rankOf, type Card } from './cards.ts'
import { withEvent } from './draw.ts'
import { withEffect } from './effects.ts'
import { toMatch } from './matching.ts'
import type { Options } from '../options.ts'
import { rulesOf } from './rules.ts'
import type { MoveEvent, RoundResult, State } from './state.ts'

export function setup(seats: number, options: Options, random: Random): State {
  const [dealer, after] = pick(random, seats)
  const points = Array.from({ length: seats }, () => 0)
  return dealt({ options, random: after, round: 1, dealer, points, result: null }, [])
}

type Between = Pick<State, 'options' | 'random' | 'round' | 'dealer' | 'points' | 'result'>

function dealt(between: Between, before: readonly MoveEvent[]): State {
  const { options, dealer, points } = between
  const [cards, random] = shuffle(between.random, cardsOfPack(options.pack, options.jokers))
  const hands = points.map(() => inOrder(cards.splice(-options.hand)))
  const discard = cards.splice(-1)
  return applyFirstCard({
    ...between,
    random,
    hands,
    draw: cards,
    discard,
    shuffles: 0,
    direction: 1,
    turn: dealer,
    step: { now: 'naming' },
    demand: null,
    named: null,
    last: before,
  })
}

/** Applies the first card as if the dealer had played it (SW-03). */
export function applyFirstCard(state: State): State {
  const { dealer } = state
  const { top: first } = toMatch(state)
  const after = withEvent(state, { type: 'dealt', dealer, first })
  return rulesOf(state.options).isWild(first) ? after : withEffect(after, dealer, first, null)
}

const mostShuffles = 100

/** Ends a round in which the discards were shuffled too often (SW-18). */
export function withEndOfRound(state: State): State {
  if (state.shuffles < mostShuffles || state.step.now === 'over') return state
  const { hands, dealer } = state
  const fewest = Math.min(...hands.map((hand) => hand.length))
  const fromLeft = hands.map((_, at) => (dealer + 1 + at) % hands.length)
  const winner = fromLeft.find((seat) => hands[seat]?.length === fewest) ?? dealer
  return winRound(withEvent(state, { type: 'called-off' }), winner)
}

/** Scores the points of a winner who has played all cards, then deals the next round or ends the game (SW-16). */
export function winRound(state: State, winner: Seat): State {
  const { options, hands, dealer } = state
  const won = pointsFor(state, winner)
  const points = state.points.map((had, seat) => (seat === winner ? had + won : had))
  const result: RoundResult = { winner, points: won, hands }
  const after = withEvent(
    { ...state, points, result, demand: null },
    { type: 'round-won', seat: winner, points: won },
  )
  if (Math.max(...points) >= targetOf(options))
    return withEvent({ ...after, step: { now: 'over' } }, { type: 'game-won', seat: winner })
  const next = (dealer + 1) % hands.length
  return dealt({ ...after, round: state.round + 1, dealer: next }, after.last)
}

/** Returns the points of a seat that wins the round with these hands. */
export const pointsFor = ({ hands, options }: State, winner: Seat): number =>
  options.scoring === 'wins'
    ? 1
    : hands
        .toSpliced(winner, 1)
        .flat()
        .reduce((sum, card) => sum + pips(card), 0)

/** Returns the points at which the game ends. */
export const targetOf = ({ scoring, targetWins, targetCards }: Options): number =>
  scoring === 'wins' ? targetWins : targetCards

/** Returns the points that the winner gets for a card left in another hand (SC-02). */
export function pips(card: Card): number {
  const rank = rankOf(card)
  if (rank === 'joker') return 20
  if (rank === 'A') return 11
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank)
}
