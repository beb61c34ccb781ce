import { shuffle } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { inOrder, type Card } from './cards.ts'
import type { MoveEvent, State } from './state.ts'

/** Returns the state with one more event of the move. */
export const withEvent = (state: State, happened: MoveEvent): State => ({
  ...state,
  last: [...state.last, happened],
})

/** Draws up to `count` cards into the hand of a seat, or as many as there are (SW-13). */
export function drawCards(state: State, seat: Seat, count: number): [after: State, cards: Card[]] {
  const cards: Card[] = []
  let after = state
  while (cards.length < count) {
    const [next, card] = drawnOne(after, seat)
    if (card === null) break
    after = next
    cards.push(card)
  }
  return [after, cards]
}

export function drawnOne(state: State, seat: Seat): [after: State, card: Card | null] {
  const ready = state.draw.length > 0 ? state : withDiscardsShuffled(state)
  const card = ready.draw.at(-1)
  if (card === undefined) return [state, null]
  const hands = ready.hands.map((hand, at) => (at === seat ? inOrder([...hand, card]) : hand))
  return [{ ...ready, hands, draw: ready.draw.slice(0, -1) }, card]
}

/** Shuffles all discards below the top card into a new draw pile. */
function withDiscardsShuffled(state: State): State {
  const beneath = state.discard.slice(0, -1)
  if (beneath.length === 0) return state
  const [draw, random] = shuffle(state.random, beneath)
  return withEvent(
    {
      ...state,
      draw,
      random,
      discard: state.discard.slice(-1),
      shuffles: state.shuffles + 1,
    },
    { type: 'shuffled', cards: draw.length },
  )
}
