import type { Viewer } from '../../../game/game.ts'
import { seesHand } from '../../../game/hands.ts'
import type { State, Step, StepView, View } from './state.ts'
import { encodeCards } from './card-codec.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  const { shuffles, demand, named, result } = state
  const step = stepView(state.step, state.turn, viewer)
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    discard: encodeCards(state.discard),
    draw: state.draw.length,
    ...(shuffles > 0 && { shuffles }),
    direction: state.direction,
    turn: state.turn,
    ...(step && { step }),
    ...(demand && { demand }),
    ...(named && { named }),
    round: state.round,
    dealer: state.dealer,
    points: state.points,
    last: state.last,
    ...(result && { result: { ...result, hands: result.hands.map(encodeCards) } }),
    ...openTo(viewer, state),
  }
}

function openTo(viewer: Viewer, { hands, draw, step }: State): Pick<View, 'open'> {
  if (step.now === 'over' || viewer === 'afterwards') return { open: { hands, draw } }
  return viewer === 'open-hands' ? { open: { hands } } : {}
}

function stepView(step: Step, turn: number, viewer: Viewer): StepView | null {
  if (step.now === 'turn') return null
  if (step.now === 'drawn') return { now: 'drawn', card: seesHand(viewer, turn) ? step.card : null }
  if (step.now !== 'passing') return { now: step.now }
  return {
    now: 'passing',
    chosen: step.chosen.map((card) => card !== null),
    mine: typeof viewer === 'number' ? (step.chosen[viewer] ?? null) : null,
  }
}
