import { drawsFrom, type Random } from '../../../deal/random.ts'
import type { Seat } from '../../../game/game.ts'
import { inOrder } from '../rules/deal.ts'
import type { Card, View } from '../rules/state.ts'
import { isHandOf, mayHold, missesOf, mustHold, type Hint } from './signals/hints.ts'
import { unseenCards, type Position } from './position.ts'

/** A sampled arrangement of the cards that a seat cannot see. */
export interface World {
  /** The hands by seat. The viewer's own hand is empty here. */
  readonly hands: readonly (readonly Card[])[]
  /** The draw pile. The last card is drawn first. */
  readonly draw: readonly Card[]
}

type Draw = (below: number) => number

/** Samples complete deals that match the hints, by index. Each deal is created on first use. */
export function worldsOf(
  position: Position,
  seat: Seat,
  { hands }: View,
  hints: readonly Hint[],
  random: Random,
): (number: number) => World {
  const unseen = unseenCards(position)
  const draw = drawsFrom(random)
  const made: World[] = []
  return (number) => {
    while (made.length <= number) made.push(newWorld())
    return made[number] as World
  }

  function newWorld(): World {
    let rest = unseen
    const dealt = hands.map((): readonly Card[] => [])
    const deal = (to: Seat, cards: readonly Card[]): void => {
      dealt[to] = inOrder(cards)
      rest = rest.filter((card) => !cards.includes(card))
    }
    // Deal to the seats with hints first. All other seats get the remaining cards.
    for (const hint of hints) deal(hint.seat, handAfter(hint, rest, hands[hint.seat] ?? 0, draw))
    for (const [to, size] of hands.entries())
      if (to !== seat && size > 0 && dealt[to]?.length === 0) deal(to, pickSome(rest, size, draw))
    return { hands: dealt, draw: pickSome(rest, rest.length, draw) }
  }
}

/** The number of random hands to try before a hand is constructed from the hint. */
const attempts = 60
/**
 * Each hint of a person is ignored in one of this many sampled deals, because people do not signal
 * as exactly as bots.
 */
const ignoreOneIn = 4

/**
 * Returns a random hand that matches the hint. If too many attempts fail, constructs a hand that
 * matches as much of the hint as possible. If no hand can match, returns any random hand.
 */
function handAfter(hint: Hint, cards: readonly Card[], size: number, draw: Draw): readonly Card[] {
  const byPile = hint.sure
    ? hint.byPile
    : hint.byPile.map((one) => (draw(ignoreOneIn) === 0 ? null : one))
  const believed = { ...hint, byPile }
  const sure = cards.filter((card) => mustHold(believed, card))
  const open = cards.filter((card) => !sure.includes(card) && mayHold(believed, card))
  const missing = size - sure.length
  if (missing < 0 || open.length < missing) return pickSome(cards, size, draw)
  for (let attempt = 0; attempt < attempts; attempt++) {
    const hand = [...sure, ...pickSome(open, missing, draw)]
    if (isHandOf(believed, hand)) return hand
  }
  return constructHand(believed, sure, pickSome(open, open.length, draw), size)
}

/** Constructs a hand: adds cards that improve the match with the hint, then random cards. */
function constructHand(
  hint: Hint,
  sure: readonly Card[],
  open: readonly Card[],
  size: number,
): readonly Card[] {
  const hand = [...sure]
  for (const card of open)
    if (hand.length < size && missesOf(hint, [...hand, card]) < missesOf(hint, hand))
      hand.push(card)
  const others = open.filter((card) => !hand.includes(card))
  return [...hand, ...others.slice(0, size - hand.length)]
}

/** Picks `size` random cards. */
function pickSome(cards: readonly Card[], size: number, draw: Draw): readonly Card[] {
  const mixed = [...cards]
  for (let at = 0; at < size; at++) {
    const other = at + draw(mixed.length - at)
    const card = mixed[other] as Card
    mixed[other] = mixed[at] as Card
    mixed[at] = card
  }
  return mixed.slice(0, size)
}
