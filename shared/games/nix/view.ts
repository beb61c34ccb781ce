import type { Viewer } from '../game.ts'
import { placesBy, totals } from './scoring.ts'
import type { State, View } from './state.ts'
import { rowsWritten, stockWritten } from './written.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  const points = totals(state)
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    deal: state.deal,
    first: state.first,
    firstBy: state.firstBy,
    round: state.round,
    turn: state.turn,
    rows: rowsWritten(state.rows),
    stock: stockWritten(state.stock),
    discard: state.discard,
    egon: state.egon,
    scores: state.scores,
    totals: points,
    scored: state.scored && rowsWritten(state.scored),
    last: state.last,
    ...((state.turn === null || viewer === 'afterwards') && { open: state.hands }),
    ending: state.turn === null ? { places: placesBy(points) } : null,
  }
}
