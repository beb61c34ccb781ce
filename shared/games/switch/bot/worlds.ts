import { shuffle, type Random } from '../../../random.ts'
import { cardsOfPack, inOrder, type Card } from '../cards.ts'
import type { Options } from '../options.ts'
import type { State, Step, View } from '../state.ts'

/** So many ways in which the cards may lie that the viewer cannot see, all as likely as each other. */
export function worlds(view: View, options: Options, random: Random, count: number): State[] {
  const unseen = unseenBy(view, options)
  let chance = random
  return Array.from({ length: count }, () => {
    const [cards, after] = shuffle(chance, unseen)
    chance = after
    const hands = view.hands.map((size, seat) =>
      seat === view.seat ? view.hand : inOrder(cards.splice(0, size)),
    )
    return {
      options,
      random: after,
      round: view.round,
      dealer: view.dealer,
      points: view.points,
      hands,
      draw: cards,
      discard: view.discard,
      direction: view.direction,
      turn: view.turn,
      step: stepOf(view),
      demand: view.demand,
      wish: view.wish,
      last: [],
      result: null,
    }
  })
}

/** All that is neither in the viewer's hand nor lies. */
export function unseenBy({ hand, discard }: View, { pack, jokers }: Options): Card[] {
  const unseen = [...cardsOfPack(pack, jokers)]
  for (const card of [...hand, ...discard]) unseen.splice(unseen.indexOf(card), 1)
  return unseen
}

/** What others have drawn or chosen does not matter for the viewer's own move. */
function stepOf({ step, hands }: View): Step {
  if (step.now === 'passing') return { now: 'passing', chosen: hands.map(() => null) }
  return step.now === 'drawn' && step.card === null ? { now: 'turn' } : (step as Step)
}
