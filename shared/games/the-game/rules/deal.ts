import { shuffle, type Random } from '../../../deal/random.ts'
import type { Seat, Viewer } from '../../../game/game.ts'
import { dealOut, seesHand } from '../../../game/hands.ts'
import type { Options } from '../options.ts'
import { isLost } from './ends.ts'
import { fixedLayout } from './layout.ts'
import type { Card, Layout, State } from './state.ts'

/** The numbers 2 to 99. */
export const allCards: readonly Card[] = Array.from({ length: 98 }, (_, index) => index + 2)

/** Returns the size of a full hand (TG-01, TG-16). */
export function handSize(seats: number, options: Options): number {
  const size = seats === 1 ? 8 : seats === 2 ? 7 : 6
  return options.smallHand ? size - 1 : size
}

export function setup(seats: number, options: Options, random: Random): State {
  const [cards, afterCards] = shuffle(random, allCards)
  const size = handSize(seats, options)
  const [hands, draw] = dealOut(
    cards,
    Array.from({ length: seats }, () => size),
  )
  const [order, after] = shuffle(afterCards, allCards)
  const state: State = {
    options,
    random: after,
    layout: layoutOf(options, order),
    hands,
    draw,
    piles: [[], [], [], []],
    turn: null,
    played: [],
    activeSignals: [],
    removedSignals: [],
    ending: null,
  }
  return isLost(state) ? { ...state, ending: { won: false, clause: 'TG-13' } } : state
}

function layoutOf(options: Options, order: readonly Card[]): Layout {
  if (options.edition === 'original') return []
  return options.layout === 'fixed' ? fixedLayout : order.slice(0, fixedLayout.length)
}

/** Deals again all that the viewer cannot see: the other hands and the draw pile. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  if (state.ending) return { ...state, random }
  const known = [...state.hands.keys()].filter((seat) => seesHand(viewer, seat))
  const redealt = redealExcept(state, known, random)
  if (state.turn === null || !isLost(redealt)) return redealt
  // Everyone knows that the player to move can still end the turn. If this player's new hand made that impossible, keep
  // the real hand and deal only the others again.
  return redealExcept(state, [...known, state.turn], random)
}

function redealExcept(state: State, known: readonly Seat[], random: Random): State {
  const unknown = state.hands.filter((_, seat) => !known.includes(seat))
  const [cards, after] = shuffle(random, [...unknown.flat(), ...state.draw])
  const [hands, draw] = dealOut(
    cards,
    state.hands.map((hand, seat) => (known.includes(seat) ? 0 : hand.length)),
  )
  return {
    ...state,
    random: after,
    hands: state.hands.map((hand, seat) => (known.includes(seat) ? hand : (hands[seat] ?? []))),
    draw,
  }
}

export const inOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b)
