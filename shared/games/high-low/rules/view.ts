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

/** Returns the hands that the viewer can see. A face-down card is hidden even from its owner. */
function shownTo(viewer: Viewer, { hands, faceDown, draw, ending }: State): Pick<View, 'shown'> {
  if (ending || viewer === 'afterwards') return { shown: { hands, faceDown, draw } }
  return viewer === 'open-hands' ? { shown: { hands } } : {}
}

function phaseOf({ ready, ending }: State): View['phase'] {
  if (ending) return 'over'
  return ready.includes(false) ? 'exchange' : 'play'
}
