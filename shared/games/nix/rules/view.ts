import type { Viewer } from '../../../game/game.ts'
import { totals } from './scoring.ts'
import { placesBy } from '../../../game/places.ts'
import type { State, View } from './state.ts'
import { encodeRows, encodeStock } from './chip-codec.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  const { egon, last, scored, firstBy } = state
  const isOver = state.turn === null
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    deal: state.deal,
    first: state.first,
    round: state.round,
    turn: state.turn,
    rows: encodeRows(state.rows),
    stock: encodeStock(state.stock),
    discard: state.discard,
    scores: state.scores,
    ...(scored && { scored: encodeRows(scored) }),
    ...(state.round === 1 && { firstBy }),
    ...(egon && { egon }),
    ...(last && { last }),
    ...((isOver || isOpenTo(viewer)) && { open: state.hands }),
    ...(isOver && { ending: { places: placesBy(totals(state)) } }),
  }
}

/** Whether the viewer sees all hands, which are the only hidden cards that a view can contain. */
const isOpenTo = (viewer: Viewer): boolean => viewer === 'afterwards' || viewer === 'open-hands'
