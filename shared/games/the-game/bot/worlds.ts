import { shuffle, type Random } from '../../../random.ts'
import type { Seat } from '../../game.ts'
import { inOrder } from '../deal.ts'
import type { Card, View } from '../state.ts'
import { unseenCards, type Position } from './position.ts'

/** One way in which the cards may lie that a seat cannot see. */
export interface World {
  /** By seat; the own hand is empty. */
  readonly hands: readonly (readonly Card[])[]
  /** The last one is drawn first. */
  readonly draw: readonly Card[]
}

/** Worlds of a view by their number, each as likely as any other; one is made when it is first asked for. */
export function worldsOf(
  position: Position,
  seat: Seat,
  { hands }: View,
  random: Random,
): (number: number) => World {
  const unseen = unseenCards(position)
  const made: World[] = []
  let chance = random
  return (number) => {
    while (made.length <= number) {
      const [cards, after] = shuffle(chance, unseen)
      chance = after
      made.push({
        hands: hands.map((size, of) => (of === seat ? [] : inOrder(cards.splice(0, size)))),
        draw: cards,
      })
    }
    return made[number] as World
  }
}
