import type { Seat } from '../../game.ts'
import { joker, rankOf, suitOf, type Card } from '../cards.ts'
import { fits, toMatch } from '../matching.ts'
import { pips } from '../rounds.ts'
import { rulesOf, type Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** What a position is to a seat, as numbers of about one each. Read from the rules' data, so that any rule set will do. */
export type Signs = { readonly [sign: string]: number }

export const signsOf = (state: State, me: Seat): Signs => ({
  always: 1,
  many: (state.hands.length - 2) / 4,
  ...signsOfHand(state, me),
  ...signsOfOthers(state, me),
  ...signsOfDemand(state, me),
})

/** How soon the own hand can be gone, and what is in it. */
function signsOfHand(state: State, me: Seat): Signs {
  const rules = rulesOf(state.options)
  const hand = state.hands[me] ?? []
  const special = hand.filter((card) => rules.isSpecial(card))
  const ordinary = hand.filter((card) => !rules.isSpecial(card))
  // Cards of one rank go in one turn where they may be laid together.
  const groups = state.options.multiPlay ? new Set(ordinary.map(rankOf)).size : ordinary.length
  const turns = groups + special.length
  return {
    ...(turns >= 1 && turns <= 4 && { [`turns${turns}`]: 1 }),
    turnsMore: Math.max(0, turns - 4) / 5,
    cards: hand.length / 10,
    oneCard: Number(hand.length === 1),
    nothingOrdinary: Number(groups === 0 && state.options.specialLast),
    suits: new Set(hand.map(suitOf).filter((suit) => suit !== null)).size / 4,
    pips: state.options.scoring === 'cards' ? sum(hand.map(pips)) / 50 : 0,
    multi: (ordinary.length - groups) / 3,
    ...signsOfSpecial(special, rules, state.hands.length),
    ...signsOfFit(hand, turns, state, me),
  }
}

function signsOfSpecial(special: readonly Card[], rules: Rules, seats: number): Signs {
  const halves = (is: (card: Card) => boolean): number => special.filter(is).length / 2
  const does =
    (...effects: readonly string[]) =>
    (card: Card) =>
      effects.includes(rules.effectOf(card) ?? '')
  // For two, turning the direction is a skip.
  const skips = seats === 2 ? ['skip', 'reverse'] : ['skip']
  return {
    wishes: halves((card) => rules.isWish(card)),
    jokers: halves((card) => card === joker && !rules.isWish(card)),
    asks: halves(does('draw', 'draw2')),
    cancels: halves((card) => rules.cancels(card)),
    skips: halves(does(...skips)),
    reverses: seats === 2 ? 0 : halves(does('reverse')),
    follows: halves(does('follow')),
    swaps: halves(does('handSwap')),
    passes: halves(does('passLeft')),
  }
}

/** How many of the own cards would go on what lies now: it counts more the sooner the turn comes. */
function signsOfFit(hand: readonly Card[], turns: number, state: State, me: Seat): Signs {
  const rules = rulesOf(state.options)
  const on = { ...toMatch(state), demand: null }
  const together = (card: Card) => state.options.multiPlay && !rules.isSpecial(card)
  const fitting = hand.filter((card) => fits(card, on, rules))
  const count = new Set(fitting.map((card) => (together(card) ? rankOf(card) : card))).size
  const soon = 1 / (1 + turnsUntil(state, me))
  return {
    fits: (Math.min(4, count) / 4) * soon,
    fitsFew: count === 1 ? soon : 0,
    fitsNothing: count === 0 ? soon : 0,
    fitsNothingSoon: count === 0 && turns <= 2 ? soon : 0,
  }
}

/** How near the others are to their end, above all whoever moves before me. */
function signsOfOthers(state: State, me: Seat): Signs {
  const { hands, turn } = state
  const mine = turnsUntil(state, me)
  const others = hands.flatMap((hand, seat) => (seat === me ? [] : [{ seat, held: hand.length }]))
  const next = turn === me ? null : (hands[turn]?.length ?? 0)
  const halves = (is: (one: { seat: Seat; held: number }) => boolean): number =>
    others.filter(is).length / 2
  const isBefore = (seat: Seat) => seat !== turn && turnsUntil(state, seat) < mine
  return {
    wait: mine / 5,
    myTurn: Number(mine === 0),
    next: next === null ? 0 : Math.min(next, 10) / 10,
    ...(next !== null && next >= 1 && next <= 3 && { [`next${next}`]: 1 }),
    before1: halves(({ seat, held }) => held === 1 && isBefore(seat)),
    before2: halves(({ seat, held }) => held === 2 && isBefore(seat)),
    some1: halves(({ held }) => held === 1),
    some2: halves(({ held }) => held === 2),
    some3: halves(({ held }) => held === 3),
    least: Math.min(10, ...others.map(({ held }) => held)) / 10,
    average: sum(others.map(({ held }) => held)) / others.length / 10,
  }
}

/** Who will have to draw. */
function signsOfDemand(state: State, me: Seat): Signs {
  const { demand, turn, hands } = state
  if (!demand) return {}
  const owed = Math.min(demand.owed, 15) / 5
  if (turn === me) return { owedByMe: owed }
  const next = hands[turn]?.length ?? 0
  const rules = rulesOf(state.options)
  const answers = hands[me]?.some((card) => fits(card, toMatch(state), rules)) === true
  return {
    owedByNext: owed,
    owedBySmall: next <= 2 ? owed : 0,
    owedComesBack: answers ? 0 : (owed / turnsUntil(state, me)) * Math.min(1, next / 8),
  }
}

/** How many others move before this seat does. */
function turnsUntil({ turn, direction, hands }: State, seat: Seat): number {
  const seats = hands.length
  return ((((seat - turn) * direction) % seats) + seats) % seats
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
