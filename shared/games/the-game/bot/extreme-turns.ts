import { piles } from '../state.ts'
import { endForbiddenBy, lay, refusalOf, type Turn } from '../turn.ts'
import type { Position } from './position.ts'
import {
  discount,
  distance,
  fits,
  mostToPay,
  type Breadth,
  type Play,
  type WholeTurn,
} from './turns.ts'

/**
 * The whole turns of Extreme. Commands make the order of plays matter, so plays are tried one after the other, depth
 * first; what can be reached in several ways is gone into once.
 */
export function extremeTurns(position: Position, breadth: Breadth): WholeTurn[] {
  const short = search(position, { cards: position.terms.minimum, net: Infinity })
  // Where no short turn keeps the commands, a longer one may: a skull wants its cover, a three its third card.
  const known = short.length > 0 ? short : search(position, { cards: Infinity, net: Infinity })
  if (known.length === 0) return []
  const most = mostToPay(position, Math.min(...known.map(({ cost }) => cost)), breadth)
  return search(position, { cards: Infinity, net: most }).filter(
    ({ count, cost }) => cost - discount * count <= most,
  )
}

/** The middle of a turn, and how it came there. */
interface Middle {
  readonly turn: Turn
  readonly cards: number
  readonly cost: number
  readonly last: Step | null
}
interface Step extends Play {
  readonly before: Step | null
}

/** @param most how many cards a turn may have, and what it may cost with its discount taken off */
function search(position: Position, most: { cards: number; net: number }): WholeTurn[] {
  const { hand, terms, begun } = position
  const been = new Set<number>()
  const turns: WholeTurn[] = []

  const goOn = (middle: Middle): void => {
    for (let index = 0; index < hand.length; index++) {
      if (middle.cards & (1 << index)) continue
      const card = hand[index] ?? 0
      for (const pile of piles) {
        const gap = distance(pile, middle.turn.tops[pile], card)
        if (!fits(gap)) continue
        const cards = middle.cards | (1 << index)
        const cost = middle.cost + gap
        const net = cost - discount * (middle.turn.count + 1)
        if (net - hopeOf(position, cards) > most.net) continue
        if (refusalOf(middle.turn, card, pile, terms) !== null) continue
        const turn = lay(middle.turn, card, pile, terms)
        const place = placeOf(turn, cards)
        if (been.has(place)) continue
        been.add(place)
        reach({ turn, cards, cost, last: { card, pile, before: middle.last } })
      }
    }
  }

  const reach = (middle: Middle): void => {
    const { turn } = middle
    if (turn.count > 0 && endForbiddenBy(turn, terms) === null) turns.push(wholeTurn(middle))
    if (!turn.over && turn.count < most.cards) goOn(middle)
  }

  reach({ turn: begun, cards: 0, cost: 0, last: null })
  return turns
}

const wholeTurn = ({ turn, cards, cost, last }: Middle): WholeTurn => ({
  tops: turn.tops,
  cards,
  count: turn.count,
  cost,
  plays: () => stepsTo(last),
})

function stepsTo(last: Step | null): Play[] {
  const plays: Play[] = []
  for (let step = last; step !== null; step = step.before)
    plays.unshift({ card: step.card, pile: step.pile })
  return plays
}

/** The most that the cards left in hand can still take off: one step each, or ten back where a trick may come. */
function hopeOf({ hand, begun }: Position, laid: number): number {
  let hope = 0
  for (let index = 0; index < hand.length; index++) {
    if (laid & (1 << index)) continue
    const card = hand[index] ?? 0
    const trick = [card - 10, card + 10].some(
      (one) => hand.includes(one) || begun.tops.includes(one),
    )
    hope += discount + (trick ? 10 : -1)
  }
  return hope
}

/** One number for each place that a turn can come to. */
const placeOf = ({ tops, bound }: Turn, cards: number): number =>
  tops.reduce((place, top) => place * 128 + top, cards * 5 + (bound ?? 4))
