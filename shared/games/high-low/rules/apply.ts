import type { Seat } from '../../../game/game.ts'
import { cardsOf, inOrder, without } from './cards.ts'
import { refusalOf, sourceOf } from './laying.ts'
import { inARow } from './need.ts'
import { clearPositions } from './repetition.ts'
import {
  bomb,
  type Last,
  type Move,
  type Play,
  type Source,
  type Spot,
  type State,
  type Value,
} from './state.ts'
import { beginTurn, endTurn } from './turn.ts'

export function apply(state: State, seat: Seat, move: Move): State {
  switch (move.do) {
    case 'exchange':
      return exchangeCards(state, seat, move.hand, move.faceUp)
    case 'ready':
      return markReady(state, seat)
    case 'play': {
      const from = sourceOf(state.hands[seat] ?? [], state.faceUp[seat] ?? [])
      const { value, count } = move
      return lay(removeCards(state, seat, from, value, count), { value, count, seat }, { from })
    }
    case 'try': {
      const { value } = move
      return takePile(removeCards(state, seat, 'face-up', value, 1), seat, {
        value,
        from: 'face-up',
      })
    }
    case 'flip':
      return flipCard(state, seat, move.at)
    case 'take':
      return takePile(state, seat)
  }
}

/** Exchanges a face-up card with a card of the hand (HL-02). */
function exchangeCards(state: State, seat: Seat, up: Value, down: Value): State {
  const { hands, faceUp } = state
  const handAfter = inOrder([...without(hands[seat] ?? [], up, 1), down])
  const openAfter = inOrder([...without(faceUp[seat] ?? [], down, 1), up])
  return {
    ...state,
    hands: hands.with(seat, handAfter),
    faceUp: faceUp.with(seat, openAfter),
    last: { seat, did: 'exchange', up, down },
  }
}

/** Marks the seat as ready. Play begins when all players are ready (HL-02). */
function markReady(state: State, seat: Seat): State {
  const ready = state.ready.with(seat, true)
  const after: State = { ...state, ready, last: { seat, did: 'ready' } }
  return ready.every((is) => is) ? beginTurn(after, state.turn) : after
}

/** Removes cards of one value from the hand or from the face-up cards. */
function removeCards(state: State, seat: Seat, from: Source, value: Value, count: number): State {
  const { hands, faceUp } = state
  return from === 'hand'
    ? { ...state, hands: hands.with(seat, without(hands[seat] ?? [], value, count)) }
    : { ...state, faceUp: faceUp.with(seat, without(faceUp[seat] ?? [], value, count)) }
}

function flipCard(state: State, seat: Seat, at: Spot): State {
  const row = state.faceDown[seat] ?? []
  const value = row[at] ?? 0
  const after = { ...state, faceDown: state.faceDown.with(seat, row.with(at, null)) }
  return refusalOf(state.pile, value, 1) === null
    ? lay(after, { value, count: 1, seat }, { from: 'face-down', at })
    : takePile(after, seat, { value, from: 'face-down', at })
}

function lay(state: State, play: Play, from: { readonly from: Source; readonly at?: Spot }): State {
  const pile = [...state.pile, play]
  const last: Last = { did: 'play', ...play, ...from }
  const by = burntBy(pile, play)
  if (by === null) return endTurn({ ...state, pile, last }, play.seat)
  const cards = cardsOf(pile)
  const after: State = {
    ...state,
    pile: [],
    burnt: inOrder([...state.burnt, ...cards]),
    positions: clearPositions(state),
    last: { ...last, burnt: { by, cards: cards.length } },
  }
  return endTurn(after, play.seat)
}

/** Returns how the play burns the pile, if it does (HL-08, HL-13). */
function burntBy(pile: readonly Play[], { value }: Play): 'bomb' | 'four' | null {
  if (value === bomb) return 'bomb'
  return inARow(pile, value) === 4 ? 'four' : null
}

/**
 * Moves the pile into the hand (HL-06), together with a face-up card that was tried on the pile
 * (HL-16).
 */
function takePile(
  state: State,
  seat: Seat,
  tried?: { readonly value: Value; readonly from: 'face-up' | 'face-down'; readonly at?: Spot },
): State {
  const { hands, pile } = state
  const cards = cardsOf(pile)
  const hand = inOrder([...(hands[seat] ?? []), ...cards, ...(tried ? [tried.value] : [])])
  const after: State = {
    ...state,
    hands: hands.with(seat, hand),
    pile: [],
    last: { seat, did: 'take', cards: cards.length, ...(tried ? { tried } : {}) },
  }
  return endTurn(after, seat)
}
