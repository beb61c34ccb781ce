import type { Seat } from '../../../game/game.ts'
import { joker, rankOf, suitOf, type Card } from '../rules/cards.ts'
import { fits, toMatch, type ToMatch } from '../rules/matching.ts'
import { pips } from '../rules/rounds.ts'
import { rulesOf, type Rules } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'

/** The features by which a position is rated for one seat. Most are between 0 and 1. */
export type Features = Hand & Fitting & Others

/**
 * Returns the features of a state from what the seat can see: its own hand and the sizes of the
 * other hands. They stay in three groups, because a search rates thousands of states, and copying
 * the groups into one object would take longer than computing them.
 */
export function featuresOf(state: State, seat: Seat): readonly [Hand, Fitting, Others] {
  const rules = rulesOf(state.options)
  const hand = state.hands[seat] ?? []
  const turns = turnsToLay(hand, rules)
  const wait = waitOf(state, seat)
  return [
    handFeatures(hand, turns, state.hands.length, rules),
    fittingFeatures(hand, turns, wait, state, rules),
    othersFeatures(state, seat, wait, rules),
  ]
}

/** Returns how many seats move before this one. */
function waitOf({ turn, direction, hands }: State, seat: Seat): number {
  const seats = hands.length
  return ((seat - turn) * direction + seats) % seats
}

/**
 * The turns that a player needs to get rid of these cards, if there is always a card that fits.
 * Each of the `special` cards takes a turn. The ordinary cards with the same entry of `ordinary`
 * take one turn together.
 */
type Turns = { readonly ordinary: ReadonlySet<string | Card>; readonly special: number }

function turnsToLay(hand: readonly Card[], rules: Rules): Turns {
  const ordinary = hand.filter((card) => !rules.isSpecial(card))
  return {
    ordinary: new Set(ordinary.map((card) => layName(card, rules))),
    special: hand.length - ordinary.length,
  }
}

/** Returns a name that is the same for all cards that can be played together. */
const layName = (card: Card, { options, isSpecial }: Rules): string | Card =>
  options.multiPlay && !isSpecial(card) ? rankOf(card) : card

type Hand = Readonly<{
  always: number
  turns1: number
  turns2: number
  turns3: number
  turns4: number
  moreTurns: number
  cards: number
  oneCard: number
  nothingOrdinary: number
  goTogether: number
  suits: number
  pips: number
  wilds: number
  jokers: number
  asks: number
  cancels: number
  skips: number
  reverses: number
  follows: number
  swaps: number
  passesLeft: number
}>

function handFeatures(hand: readonly Card[], turns: Turns, seats: number, rules: Rules): Hand {
  const { options } = rules
  const all = turns.ordinary.size + turns.special
  const half = (is: (card: Card) => boolean): number => countIn(hand, is) / 2
  const does = (effect: string) => half((card) => rules.effectOf(card) === effect)
  // With two players, a change of direction skips the other player, so it counts as `skips`.
  const reverses = does('reverse')
  return {
    always: 1,
    turns1: Number(all === 1),
    turns2: Number(all === 2),
    turns3: Number(all === 3),
    turns4: Number(all === 4),
    moreTurns: Math.max(0, all - 4) / 5,
    cards: hand.length / 10,
    oneCard: Number(hand.length === 1),
    nothingOrdinary: Number(options.specialLast && turns.ordinary.size === 0),
    goTogether: (hand.length - all) / 3,
    suits: new Set(hand.map(suitOf)).size / 4,
    pips: options.scoring === 'cards' ? hand.reduce((sum, card) => sum + pips(card), 0) / 50 : 0,
    wilds: half(rules.isWild),
    jokers: half((card) => card === joker && !rules.isWild(card)),
    asks: does('draw') + does('draw2'),
    cancels: half(rules.cancels),
    skips: does('skip') + (seats === 2 ? reverses : 0),
    reverses: seats === 2 ? 0 : reverses,
    follows: does('follow'),
    swaps: does('handSwap'),
    passesLeft: does('passLeft'),
  }
}

type Fitting = Readonly<{
  fits: number
  fitsOne: number
  fitsNothing: number
  fitsNothingLate: number
  wins: number
}>

/**
 * Returns the features about the cards of the hand that fit the top card. The longer the seat waits
 * for its turn, the less these cards count.
 */
function fittingFeatures(
  hand: readonly Card[],
  { ordinary, special }: Turns,
  wait: number,
  state: State,
  rules: Rules,
): Fitting {
  const on: ToMatch = { ...toMatch(state), demand: null }
  const fitting = hand.filter((card) => fits(card, on, rules))
  const lays = new Set(fitting.map((card) => layName(card, rules))).size
  const turns = ordinary.size + special
  const mayBeLast = ordinary.size === 1 || !rules.options.specialLast
  const soon = 1 / (1 + wait)
  return {
    fits: (Math.min(4, lays) / 4) * soon,
    fitsOne: lays === 1 ? soon : 0,
    fitsNothing: lays === 0 ? soon : 0,
    fitsNothingLate: lays === 0 && turns <= 2 ? soon : 0,
    wins: turns === 1 && lays > 0 && mayBeLast && !state.demand ? soon : 0,
  }
}

type Others = Readonly<{
  many: number
  wait: number
  myTurn: number
  some1: number
  some2: number
  some3: number
  fewest: number
  average: number
  next1: number
  next2: number
  next: number
  nextFinishes: number
  nextFits: number
  nextIsStuck: number
  owedByMe: number
  owedByNext: number
  owedByFew: number
}>

function othersFeatures(state: State, seat: Seat, wait: number, rules: Rules): Others {
  const { hands, turn, demand } = state
  const sizes = hands.map((hand) => hand.length).toSpliced(seat, 1)
  const holding = (count: number): number => countIn(sizes, (size) => size === count) / 2
  const isMine = turn === seat
  const next = isMine ? 0 : (hands[turn]?.length ?? 0)
  const chances = isMine ? none : chancesOf(state, seat, rules)
  const owed = Math.min(demand?.owed ?? 0, 15) / 5
  return {
    many: (hands.length - 2) / 4,
    wait: wait / 5,
    myTurn: Number(isMine),
    some1: holding(1),
    some2: holding(2),
    some3: holding(3),
    fewest: Math.min(...sizes, 10) / 10,
    average: sizes.reduce((sum, size) => sum + size, 0) / sizes.length / 10,
    next1: Number(next === 1),
    next2: Number(next === 2),
    next: Math.min(next, 10) / 10,
    nextFinishes: next === 1 ? chances.finishes : 0,
    nextFits: next === 2 ? chances.fits : 0,
    nextIsStuck: isMine ? 0 : (1 - chances.fits) ** Math.min(next, 8),
    owedByMe: isMine ? owed : 0,
    owedByNext: isMine ? 0 : owed,
    owedByFew: !isMine && next <= 2 ? owed : 0,
  }
}

const none = { fits: 0, finishes: 0 }

/**
 * Returns the probability that an unseen card can be played now, and that it can be played as the
 * last card.
 */
function chancesOf(state: State, seat: Seat, rules: Rules): typeof none {
  const on = toMatch(state)
  const { specialLast } = rules.options
  const isFitting = (card: Card): boolean => fits(card, on, rules)
  const isLast = (card: Card): boolean => isFitting(card) && !rules.isSpecial(card)
  let [hidden, fitting, last] = [0, 0, 0]
  for (const [at, cards] of [...state.hands, state.draw].entries()) {
    if (at === seat) continue
    hidden += cards.length
    fitting += countIn(cards, isFitting)
    if (specialLast) last += countIn(cards, isLast)
  }
  const all = Math.max(1, hidden)
  return { fits: fitting / all, finishes: (specialLast ? last : fitting) / all }
}

/** Counts the items without an intermediate array, because a search calls this most often. */
function countIn<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  let count = 0
  for (const item of items) if (is(item)) count++
  return count
}
