import type { Viewer } from '../../../game/game.ts'
import type { State, View } from './state.ts'

export function view({ hands, laid, taken, turn }: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  return {
    seat,
    hand: seat === null ? [] : (hands[seat] ?? []),
    hands: hands.map((hand) => hand.length),
    laid,
    taken,
    turn,
    ...((viewer === 'afterwards' || viewer === 'open-hands') && { shown: hands }),
  }
}
