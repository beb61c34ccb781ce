import { shuffle, type Random } from '../../../random.ts'
import type { Seat } from '../../game.ts'
import { cardsOfPack, inOrder, type Card } from '../cards.ts'
import type { Options } from '../options.ts'
import type { State, Step, View } from '../state.ts'
import { cardsRead } from '../written.ts'

/** So many ways in which the cards may lie that the viewer cannot see, all as likely as each other. */
export function worlds(view: View, options: Options, random: Random, count: number): State[] {
  const unseen = unseenBy(view, options)
  let chance = random
  return Array.from({ length: count }, () => {
    const [cards, after] = shuffle(chance, unseen)
    chance = after
    const hands = view.hands.map((size, seat) =>
      seat === view.seat ? view.hand : cards.splice(0, size),
    )
    return worldOf(view, options, after, hands, cards)
  })
}

function worldOf(
  view: View,
  options: Options,
  random: Random,
  hands: readonly (readonly Card[])[],
  draw: readonly Card[],
): State {
  const { round, dealer, points, shuffles = 0, direction, turn, demand, wish } = view
  return {
    options,
    random,
    round,
    dealer,
    points,
    hands: hands.map(inOrder),
    draw,
    discard: cardsRead(view.discard),
    shuffles,
    direction,
    turn,
    step: stepIn(view, hands),
    demand: demand ?? null,
    wish: wish ?? null,
    last: [],
    result: null,
  }
}

/** All that is neither in the viewer's hand nor lies. */
function unseenBy({ hand, discard }: View, { pack, jokers }: Options): Card[] {
  const unseen = [...cardsOfPack(pack, jokers)]
  for (const card of [...hand, ...cardsRead(discard)]) unseen.splice(unseen.indexOf(card), 1)
  return unseen
}

/** The viewer is to move. Where all pass cards, the others have chosen any of theirs. */
function stepIn({ step, seat }: View, hands: readonly (readonly Card[])[]): Step {
  if (step?.now === 'passing') return { now: 'passing', chosen: hands.map(anyBut(seat)) }
  return step?.now === 'drawn' && step.card !== null
    ? { now: 'drawn', card: step.card }
    : { now: step?.now === 'naming' ? 'naming' : 'turn' }
}

const anyBut =
  (me: Seat | null) =>
  (hand: readonly Card[], seat: Seat): Card | null =>
    seat === me ? null : (hand[0] ?? null)
