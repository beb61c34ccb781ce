import { pick, shuffle, type Random } from '../../../deal/random.ts'
import type { Viewer } from '../../../game/game.ts'
import { seesHand } from '../../../game/hands.ts'
import type { Card, Options, State } from './state.ts'

const cards: readonly Card[] = Array.from({ length: 30 }, (_, at) => at + 1)
const inHand = 5

/** Deals the cards (HC-01, HC-03). */
export function setup(seats: number, _: Options, random: Random): State {
  const [turn, after] = pick(random, seats)
  const [shuffled] = shuffle(after, cards)
  const places = Array.from({ length: seats }, (_place, seat) => seat)
  return {
    hands: places.map((seat) => inOrder(shuffled.slice(seat * inHand, (seat + 1) * inHand))),
    rest: shuffled.slice(seats * inHand),
    laid: places.map(() => null),
    taken: places.map(() => 0),
    turn,
  }
}

export function redeal(state: State, viewer: Viewer, random: Random): State {
  const isSeen = (seat: number) => seesHand(viewer, seat)
  const hidden = [...state.hands.filter((_, seat) => !isSeen(seat)).flat(), ...state.rest]
  const [shuffled] = shuffle(random, hidden)
  let dealt = 0
  const hands = state.hands.map((hand, seat) =>
    isSeen(seat) ? hand : inOrder(shuffled.slice(dealt, (dealt += hand.length))),
  )
  return { ...state, hands, rest: shuffled.slice(dealt) }
}

const inOrder = (hand: readonly Card[]): readonly Card[] => hand.toSorted((a, b) => a - b)
