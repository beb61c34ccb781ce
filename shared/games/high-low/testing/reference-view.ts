import type { Viewer } from '../../../game/game.ts'
import type { Spot, State, View } from '../rules/state.ts'

/**
 * A second implementation of the view: every viewer gets the public cards, each player also their
 * own hand. Tests compare the real view with it.
 */
export function referenceView(state: State, viewer: Viewer): View {
  const { faceUp, burnt, ready, turn, finished, last, ending } = state
  const isOver = ending !== null
  const isExchange = !isOver && !ready.every(Boolean)
  const faceDown = state.faceDown.map((row) =>
    row.flatMap((card, spot) => (card === null ? [] : [spot as Spot])),
  )
  const forAll = {
    hands: state.hands.map(({ length }) => length),
    faceUp,
    faceDown,
    draw: state.draw.length,
    pile: state.pile.map(({ value, count, seat }) => [value, count, seat] as const),
    burnt,
    finished,
    last,
  }
  const { hands, draw } = state
  return {
    ...forAll,
    ...(typeof viewer === 'number'
      ? { seat: viewer, hand: hands[viewer] ?? [] }
      : { seat: null, hand: [] }),
    ...(isOver
      ? { phase: 'over', turn: null, ending }
      : isExchange
        ? { phase: 'exchange', turn, ready }
        : { phase: 'play', turn }),
    ...(isOver || viewer === 'afterwards'
      ? { shown: { hands, faceDown: state.faceDown, draw } }
      : viewer === 'open-hands'
        ? { shown: { hands } }
        : {}),
  }
}
