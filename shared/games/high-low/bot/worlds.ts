import { shuffle, type Random } from '../../../deal/random.ts'
import { allCards, cardsOf, inOrder } from '../rules/cards.ts'
import type { Options } from '../options.ts'
import { decodePlays } from '../rules/play-codec.ts'
import { spots, type State, type Value, type View } from '../rules/state.ts'

/**
 * Returns a function from an index to a complete deal that matches the view. Each deal is sampled
 * when its index is first asked for, and then kept.
 */
export function worldsOf(view: View, options: Options, random: Random): (number: number) => State {
  const unseen = unseenCards(view)
  const known = knownInHands(view)
  for (const card of known.flat()) unseen.splice(unseen.indexOf(card), 1)
  const dealt: State[] = []
  let chance = random
  return (number) => {
    while (dealt.length <= number) {
      const [cards, after] = shuffle(chance, unseen)
      chance = after
      dealt.push(worldWith(view, options, known, cards))
    }
    return dealt[number] as State
  }
}

/**
 * Returns one sampled deal.
 * @param known the cards of other hands that the viewer knows
 * @param cards the shuffled unknown cards; the function removes them from this list
 */
function worldWith(
  view: View,
  options: Options,
  known: readonly (readonly Value[])[],
  cards: Value[],
): State {
  const { seat: own, hand, hands, faceUp, faceDown, turn, finished, last, burnt } = view
  return {
    options,
    hands: hands.map((size, seat) => {
      if (seat === own) return hand
      const sure = known[seat] ?? []
      return inOrder([...sure, ...cards.splice(0, size - sure.length)])
    }),
    faceUp,
    faceDown: faceDown.map((row) =>
      spots.map((at) => (row.includes(at) ? (cards.pop() ?? null) : null)),
    ),
    draw: cards,
    pile: decodePlays(view.pile),
    burnt,
    ready: view.ready ?? hands.map(() => true),
    turn: turn ?? 0,
    finished,
    positions: null,
    last,
    ending: null,
  }
}

/** Returns the cards in other hands, face down, or in the draw pile. */
function unseenCards({ hand, faceUp, burnt, pile }: View): Value[] {
  const unseen = [...allCards]
  for (const card of [...hand, ...faceUp.flat(), ...burnt, ...cardsOf(decodePlays(pile))])
    unseen.splice(unseen.indexOf(card), 1)
  return unseen
}

/** Returns the cards that all players have just seen going into a hand. */
function knownInHands({ seat: own, hands, last }: View): Value[][] {
  const known: Value[][] = hands.map(() => [])
  if (!last || last.seat === own) return known
  if (last.did === 'exchange') known[last.seat]?.push(last.down)
  if (last.did === 'take' && last.tried) known[last.seat]?.push(last.tried.value)
  return known
}
