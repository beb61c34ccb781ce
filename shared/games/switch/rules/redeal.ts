import { shuffle, type Random } from '../../../deal/random.ts'
import type { Viewer } from '../../../game/game.ts'
import { seesHand } from '../../../game/hands.ts'
import { inOrder, type Card } from './cards.ts'
import { fits, toMatch } from './matching.ts'
import { rulesOf } from './rules.ts'
import type { State, Step } from './state.ts'

/**
 * Deals again all that the viewer cannot see: the other hands, the cards that other players have
 * chosen to pass, and the draw pile.
 */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  if (state.step.now === 'over') return { ...state, random }
  const unknown = state.hands.filter((_, seat) => !seesHand(viewer, seat)).flat()
  const [cards, after] = shuffle(random, [...unknown, ...state.draw])
  const fitting =
    state.step.now === 'drawn' && !seesHand(viewer, state.turn) ? takeFitting(cards, state) : null
  const hands = state.hands.map((hand, seat) => {
    if (seesHand(viewer, seat)) return hand
    const kept = fitting !== null && seat === state.turn ? [fitting] : []
    return inOrder([...kept, ...cards.splice(0, hand.length - kept.length)])
  })
  return {
    ...state,
    random: after,
    hands,
    draw: cards,
    step: redealStep(state.step, hands, viewer, fitting),
  }
}

/**
 * Removes a card that fits from `cards` and returns it, to replace the card that was just drawn.
 * All players know that the drawn card fits.
 */
function takeFitting(cards: Card[], state: State): Card | null {
  const rules = rulesOf(state.options)
  const at = cards.findIndex((card) => fits(card, toMatch(state), rules))
  return cards.splice(at, 1)[0] ?? null
}

function redealStep(
  step: Step,
  hands: readonly (readonly Card[])[],
  viewer: Viewer,
  fitting: Card | null,
): Step {
  if (fitting !== null) return { now: 'drawn', card: fitting }
  if (step.now !== 'passing') return step
  const chosen = step.chosen.map((card, seat) =>
    seesHand(viewer, seat) || card === null ? card : (hands[seat]?.[0] ?? null),
  )
  return { now: 'passing', chosen }
}
