import type { Viewer } from '../../../game/game.ts'
import type { Card } from '../rules/cards.ts'
import type { State, StepView, View } from '../rules/state.ts'

/** The characters that stand for cards, in the order of the cards. */
const characters = "#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVW"
const inCharacters = (cards: readonly Card[]): string =>
  cards.map((card) => characters[card]).join('')

/**
 * A second implementation of the view: every viewer gets the public cards, each player also their
 * own hand and a card that they drew or chose. Tests compare the real view with it.
 */
export function referenceView(state: State, viewer: Viewer): View {
  const { direction, turn, round, dealer, points, last, hands, draw } = state
  const step = stepFor(state, viewer)
  const isOpen = state.step.now === 'over' || viewer === 'afterwards'
  return {
    ...(typeof viewer === 'number'
      ? { seat: viewer, hand: hands[viewer] ?? [] }
      : { seat: null, hand: [] }),
    direction,
    turn,
    round,
    dealer,
    points,
    last,
    hands: hands.map(({ length }) => length),
    discard: inCharacters(state.discard),
    draw: draw.length,
    ...(state.shuffles === 0 ? {} : { shuffles: state.shuffles }),
    ...(step === undefined ? {} : { step }),
    ...(state.demand === null ? {} : { demand: state.demand }),
    ...(state.named === null ? {} : { named: state.named }),
    ...(state.result === null ? {} : { result: resultFor(state.result) }),
    ...(isOpen ? { open: { hands, draw } } : viewer === 'open-hands' ? { open: { hands } } : {}),
  }
}

function stepFor({ step, turn }: State, viewer: Viewer): StepView | undefined {
  switch (step.now) {
    case 'turn':
      return undefined
    case 'drawn':
      return { now: 'drawn', card: viewer === turn || viewer === 'open-hands' ? step.card : null }
    case 'passing': {
      const mine = step.chosen.find((_, seat) => seat === viewer) ?? null
      return { now: 'passing', chosen: step.chosen.map((card) => typeof card === 'number'), mine }
    }
    case 'naming':
    case 'over':
      return { now: step.now }
  }
}

const resultFor = ({ winner, points, hands }: NonNullable<State['result']>) => ({
  winner,
  points,
  hands: hands.map(inCharacters),
})
