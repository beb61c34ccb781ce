import type { Viewer } from '../game.ts'
import type { State, Step, StepShown, View } from './state.ts'

export function view(state: State, viewer: Viewer): View {
  const seat = typeof viewer === 'number' ? viewer : null
  return {
    seat,
    hand: seat === null ? [] : (state.hands[seat] ?? []),
    hands: state.hands.map((hand) => hand.length),
    discard: state.discard,
    draw: state.draw.length,
    shuffles: state.shuffles,
    direction: state.direction,
    turn: state.turn,
    step: shown(state.step, state.turn, viewer),
    ...(state.demand && { demand: state.demand }),
    ...(state.wish && { wish: state.wish }),
    round: state.round,
    dealer: state.dealer,
    points: state.points,
    last: state.last,
    ...(state.result && { result: state.result }),
    ...((state.step.now === 'over' || viewer === 'afterwards') && {
      open: { hands: state.hands, draw: state.draw },
    }),
  }
}

function shown(step: Step, turn: number, viewer: Viewer): StepShown {
  if (step.now === 'drawn') return { now: 'drawn', card: viewer === turn ? step.card : null }
  if (step.now !== 'passing') return { now: step.now }
  return {
    now: 'passing',
    chosen: step.chosen.map((card) => card !== null),
    mine: typeof viewer === 'number' ? (step.chosen[viewer] ?? null) : null,
  }
}
