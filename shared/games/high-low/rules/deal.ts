import { pick, shuffle, type Random } from '../../../deal/random.ts'
import type { PreviousGame, Seat, Viewer } from '../../../game/game.ts'
import { seesHand } from '../../../game/hands.ts'
import { allCards, inOrder } from './cards.ts'
import type { Options } from '../options.ts'
import { spots, type State, type Value } from './state.ts'

/** The size of a full hand (HL-04). */
export const fullHand = 5

export function setup(
  seats: number,
  options: Options,
  random: Random,
  before: PreviousGame | null,
): State {
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)
  const [cards, afterCards] = shuffle(random, allCards)
  const toEach = (count: number) => everySeat.map(() => cards.splice(-count))
  const beginners = possibleBeginners(everySeat, options, before)
  const [beginner] = pick(afterCards, beginners.length)
  return {
    options,
    faceDown: toEach(spots.length),
    faceUp: toEach(3).map(inOrder),
    hands: toEach(seats === 5 ? 4 : fullHand).map(inOrder),
    draw: cards,
    pile: [],
    burnt: [],
    ready: everySeat.map(() => false),
    turn: beginners[beginner] ?? 0,
    finished: [],
    positions: '',
    last: null,
    ending: null,
  }
}

/**
 * Returns the seats that can begin (HL-03); the caller picks one of them at random. With `places`,
 * these are the players who came last, otherwise the seats after the winners. If none of those
 * players plays again, every seat can begin.
 */
function possibleBeginners(
  everySeat: readonly Seat[],
  { finish }: Options,
  before: PreviousGame | null,
): readonly Seat[] {
  if (before?.outcome.kind !== 'places') return everySeat
  const { places } = before.outcome
  const decides = finish === 'places' ? Math.max(...places) : Math.min(...places)
  const players = everySeat.filter((seat) => {
    const was = before.previousSeats[seat] ?? null
    return was !== null && places[was] === decides
  })
  if (players.length === 0) return everySeat
  return finish === 'places' ? players : players.map((winner) => (winner + 1) % everySeat.length)
}

/** Deals again all that the viewer cannot see: the other hands, every face-down card and the draw pile. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  if (state.ending) return state
  const unseenHands = state.hands.map((hand, seat) => (seesHand(viewer, seat) ? [] : hand))
  const hiddenCards = state.faceDown.flat().filter((card) => card !== null)
  const [cards] = shuffle(random, [...unseenHands.flat(), ...hiddenCards, ...state.draw])
  const redealt = (count: number): Value[] => cards.splice(0, count)
  return {
    ...state,
    hands: state.hands.map((hand, seat) =>
      seesHand(viewer, seat) ? hand : inOrder(redealt(hand.length)),
    ),
    faceDown: state.faceDown.map((row) =>
      row.map((card) => (card === null ? null : (redealt(1)[0] ?? null))),
    ),
    draw: cards,
  }
}
