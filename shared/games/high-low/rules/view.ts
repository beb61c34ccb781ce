import type { Viewer } from '../../../game/game.ts'
import { encodePlay } from './play-codec.ts'
import { spots, type State, type View } from './state.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  const { hands, faceUp, faceDown, draw, pile, burnt, ready, turn, finished, last, ending } = state
  const phase = phaseOf(state)
  return {
    seat,
    phase,
    hand: seat === null ? [] : (hands[seat] ?? []),
    hands: hands.map((hand) => hand.length),
    faceUp,
    faceDown: faceDown.map((row) => spots.filter((at) => row[at] !== null)),
    draw: draw.length,
    pile: pile.map(encodePlay),
    burnt,
    ...(phase === 'exchange' && { ready }),
    turn: ending ? null : turn,
    finished,
    last,
    ...(ending && { ending }),
    ...shownTo(viewer, state),
  }
}

/**
 * Returns the cards that only some viewers see. With open hands, spectators see all hands. The
 * face-down cards and the draw pile are shown only after the end, since not even the owner of a
 * face-down card sees it.
 */
function shownTo(viewer: Viewer, { hands, faceDown, draw, ending }: State): Pick<View, 'shown'> {
  if (ending || viewer === 'afterwards') return { shown: { hands, faceDown, draw } }
  return viewer === 'open-hands' ? { shown: { hands } } : {}
}

function phaseOf({ ready, ending }: State): View['phase'] {
  if (ending) return 'over'
  return ready.includes(false) ? 'exchange' : 'play'
}
