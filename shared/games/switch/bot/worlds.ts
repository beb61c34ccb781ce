import { shuffle, type Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { cardsOfPack, inOrder, type Card } from '../rules/cards.ts'
import type { Options } from '../options.ts'
import type { State, Step, View } from '../rules/state.ts'
import { decodeCards } from '../rules/card-codec.ts'
import { stuckIn, type Stuck } from './stuck.ts'

/**
 * Returns the sampled state with this index, a complete state in which the cards that the viewer
 * cannot see are random. Each state is created on first use.
 */
export type Worlds = (number: number) => State

/** Samples states that match the view, with equal probability. */
export function worldsOf(view: View, options: Options, random: Random): Worlds {
  const unseen = unseenBy(view, options)
  const stuck = stuckIn(view, options)
  const made: State[] = []
  let chance = random
  const next = (): State => {
    const [cards, after] = shuffle(chance, unseen)
    chance = after
    const kept = stuck ? takenFrom(cards, stuck, view) : []
    const hands = view.hands.map((size, seat) => {
      if (seat === view.seat) return view.hand
      if (seat !== stuck?.seat) return cards.splice(0, size)
      return [...kept, ...cards.splice(0, size - kept.length)]
    })
    return worldOf(view, options, after, hands, cards)
  }
  return (number) => {
    while (made.length < number) made.push(next())
    return (made[number] ??= next())
  }
}

/**
 * Chooses cards for a hand whose player could not play: the player has kept only cards that did
 * not fit. Removes these cards from `cards`, and returns them.
 */
function takenFrom(cards: Card[], { seat, drawn, cannotLay }: Stuck, { hands }: View): Card[] {
  const kept = cards.filter(cannotLay).slice(0, Math.max(0, (hands[seat] ?? 0) - drawn))
  for (const card of kept) cards.splice(cards.indexOf(card), 1)
  return kept
}

function worldOf(
  view: View,
  options: Options,
  random: Random,
  hands: readonly (readonly Card[])[],
  draw: readonly Card[],
): State {
  const { round, dealer, points, shuffles = 0, direction, turn, demand, named } = view
  return {
    options,
    random,
    round,
    dealer,
    points,
    hands: hands.map(inOrder),
    draw,
    discard: decodeCards(view.discard),
    shuffles,
    direction,
    turn,
    step: stepIn(view, hands),
    demand: demand ?? null,
    named: named ?? null,
    last: [],
    result: null,
  }
}

/** Returns all cards outside the viewer’s hand and the discard pile. */
function unseenBy({ hand, discard }: View, { pack, jokers }: Options): Card[] {
  const unseen = [...cardsOfPack(pack, jokers)]
  for (const card of [...hand, ...decodeCards(discard)]) unseen.splice(unseen.indexOf(card), 1)
  return unseen
}

/**
 * Returns the step of the sampled state, in which the viewer is to move. If all players pass cards,
 * each other player has already chosen a random card.
 */
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
