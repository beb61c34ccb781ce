import type { Seat } from '../../../game/game.ts'
import { inOrder, type Card } from './cards.ts'
import { drawCards, drawnOne, withEvent } from './draw.ts'
import { passTurn, withEffect } from './effects.ts'
import { callCounts, type Lay } from './lays.ts'
import { fits, toMatch } from './matching.ts'
import { winRound, withEndOfRound } from './rounds.ts'
import { rulesOf } from './rules.ts'
import type { Move, State, SuitOrRank } from './state.ts'

export const apply = (state: State, seat: Seat, move: Move): State =>
  withEndOfRound(applyMove({ ...state, last: [] }, seat, move))

function applyMove(state: State, seat: Seat, move: Move): State {
  switch (move.do) {
    case 'play':
      return lay(state, seat, move)
    case 'draw':
      return state.demand ? payDemand(state, seat, state.demand.owed) : drawInTurn(state, seat)
    case 'keep':
      return passTurn(withEvent(state, { type: 'kept', seat }), seat)
    case 'pass':
      return state.demand
        ? payDemand(state, seat, state.demand.owed)
        : passTurn(withEvent(state, { type: 'passed', seat }), seat)
    case 'name':
      return passTurn(withNamed(state, seat, move.named), seat)
    case 'pass-left':
      return storeChoice(state, seat, move.card)
  }
}

/** Plays cards, and applies penalties and effects in the order of SW-17. */
function lay(state: State, seat: Seat, move: Lay): State {
  const rules = rulesOf(state.options)
  const held = state.hands[seat] ?? []
  const { top: under } = toMatch(state)
  const top = move.cards.at(-1) ?? under
  const lying = withEvent(
    {
      ...state,
      hands: state.hands.map((hand, at) => (at === seat ? without(hand, move.cards) : hand)),
      discard: [...state.discard, ...move.cards],
      named: null,
    },
    { type: 'played', seat, cards: move.cards },
  )
  const announced = move.named ? withNamed(lying, seat, move.named) : lying
  const needsCall = callCounts(held.length, move.cards.length, rules)
  const heard = needsCall ? applyCall(announced, seat, move.call === true) : announced
  const isLeftWithNone = heard.hands[seat]?.length === 0
  const ready =
    isLeftWithNone && state.options.specialLast && rules.isSpecial(top)
      ? drawPenalty(heard, seat, 1, 'special-last')
      : heard
  return ready.hands[seat]?.length === 0
    ? winRound(ready, seat)
    : withEffect(ready, seat, top, under)
}

const withNamed = (state: State, seat: Seat, named: SuitOrRank): State =>
  withEvent({ ...state, named }, { type: 'named', seat, named })

/** Records the call, or applies the penalty if it is missing (SW-14). */
const applyCall = (state: State, seat: Seat, isSaid: boolean): State =>
  isSaid
    ? withEvent(state, { type: 'called', seat })
    : drawPenalty(state, seat, state.options.lastCall, 'forgot-call')

function drawPenalty(
  state: State,
  seat: Seat,
  count: number,
  type: 'forgot-call' | 'special-last',
): State {
  const [after, cards] = drawCards(state, seat, count)
  return withEvent(after, { type, seat, drawn: cards.length })
}

/**
 * Draws the cards of a demand, and clears the demand, even if there are fewer cards than it asks
 * for (SW-09).
 */
function payDemand(state: State, seat: Seat, owed: number): State {
  const [after, cards] = drawCards(state, seat, owed)
  const note = { type: 'paid', seat, owed, drawn: cards.length } as const
  return passTurn(withEvent({ ...after, demand: null }, note), seat)
}

/**
 * Draws one card, or with the option `drawUntil` as many as it takes until one fits. With the
 * option `playDrawn`, the player may play the card that fits (SC-07).
 */
function drawInTurn(state: State, seat: Seat): State {
  const { options } = state
  const rules = rulesOf(options)
  let after = state
  let count = 0
  let fitting: Card | null = null
  do {
    const [next, card] = drawnOne(after, seat)
    if (card === null) break
    after = next
    count++
    if (options.playDrawn && fits(card, toMatch(after), rules)) fitting = card
  } while (options.drawUntil && fitting === null)
  const noted = withEvent(after, { type: 'drew', seat, drawn: count })
  return fitting === null
    ? passTurn(noted, seat)
    : { ...noted, step: { now: 'drawn', card: fitting } }
}

/**
 * Stores the card that a player has chosen to pass. After the last player has chosen, all chosen
 * cards change hands together (SC-08).
 */
function storeChoice(state: State, seat: Seat, card: Card): State {
  if (state.step.now !== 'passing') return state
  const all = state.step.chosen.map((one, at) => (at === seat ? card : one))
  const waiting = withEvent(
    { ...state, step: { now: 'passing', chosen: all } },
    { type: 'chose', seat },
  )
  if (all.includes(null)) return waiting
  const hands = state.hands.map((hand, at) => {
    const given = all[at] ?? null
    const got = all.at(at - 1) ?? null
    return inOrder([
      ...(given === null ? hand : without(hand, [given])),
      ...(got === null ? [] : [got]),
    ])
  })
  return passTurn(withEvent({ ...waiting, hands }, { type: 'passed-left' }), state.turn)
}

/** Removes one copy of each card: a hand can have several jokers. */
const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.reduce((rest, card) => rest.toSpliced(rest.indexOf(card), 1), hand)
