import type { Card } from '../../rules/state.ts'
import type { Tops } from '../../rules/turn.ts'
import type { End, Put } from './end.ts'
import { unseenCards, type Position } from '../position.ts'
import { distance, fits } from '../turns/turns.ts'

const lasting = ['no-backwards', 'one-pile', 'draw-one'] as const
const counted = [...lasting, 'stop', 'skull', 'three'] as const

/**
 * Returns a function that writes features of the commands on cards at the end of a turn: on visible
 * cards, on cards in the hand, and on unseen cards.
 */
export function describeCommands(position: Position): (end: End, put: Put) => void {
  const { terms, handSize, draw } = position
  const { commandOn } = terms
  const unseen = unseenCards(position)
  const unseenOf = counted.map((kind) => unseen.filter((card) => commandOn(card) === kind).length)
  const unseenSkulls = unseen.filter((card) => commandOn(card) === 'skull')

  return ({ tops, order, left }, put) => {
    const visible = order.map((pile) => commandOn(tops[pile]))
    for (const one of visible) for (const kind of lasting) put(one === kind ? 1 : 0)
    const held = left.map(commandOn)
    for (const [index, kind] of counted.entries()) {
      put((unseenOf[index] ?? 0) / 4)
      put(held.filter((one) => one === kind).length / 2)
    }

    const drawn = Math.min(draw, visible.includes('draw-one') ? 1 : handSize - left.length)
    const next = left.length + drawn
    put((handSize - next) / handSize)
    put(draw > drawn && next < 3 ? 1 : 0)
    put(visible.includes('no-backwards') ? 1 : 0)

    const covers = left
      .filter((card) => commandOn(card) === 'skull')
      .map((skull) => coverCost(tops, left, skull))
    put((covers[0] ?? 0) / 20)
    put((covers[1] ?? 0) / 20)
    put(covers.includes(uncovered) ? 1 : 0)
    let room = 0
    for (const skull of unseenSkulls) room += pilesTaking(tops, skull)
    put(room / 16)
    put(next <= 1 ? 1 : 0)
    put(next / 8)
  }
}

const uncovered = 40

/**
 * Returns the lowest cost of playing a skull and covering it in the same turn from the same hand.
 */
function coverCost(tops: Tops, left: readonly Card[], skull: Card): number {
  let least = uncovered
  for (let pile = 0; pile < 4; pile++) {
    const gap = distance(pile, tops[pile] ?? 0, skull)
    if (!fits(gap)) continue
    for (const card of left) {
      const on = distance(pile, skull, card)
      if (fits(on) && gap + on < least) least = gap + on
    }
  }
  return least
}

const pilesTaking = ([a, b, c, d]: Tops, card: Card): number =>
  (card > a ? 1 : 0) + (card > b ? 1 : 0) + (card < c ? 1 : 0) + (card < d ? 1 : 0)
