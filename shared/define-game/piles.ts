import type { PerSeat, Seat } from './types.ts'

// The functions with which an author moves cards.

/** Takes cards off the top of a pile, which is the end of the list, and returns them. */
export const take = <C>(pile: C[], count = 1): C[] =>
  pile.splice(Math.max(0, pile.length - count), count)

/** Takes a card out of a pile, and returns it. */
export function remove<C>(card: C, pile: C[]): C {
  const at = pile.indexOf(card)
  if (at < 0) throw new Error(`the card ${String(card)} is not in the pile that it should leave`)
  pile.splice(at, 1)
  return card
}

/** Moves one card or several from a pile to the top of another. */
export function move<C>(cards: C | readonly C[], from: C[], to: C[]): void {
  for (const card of Array.isArray(cards) ? (cards as readonly C[]) : [cards as C])
    to.push(remove(card, from))
}

/** Returns the items that are not null. */
export const present = <T>(places: Iterable<T | null>): T[] =>
  [...places].filter((one) => one !== null)

/** Empties the places of all seats, and returns the cards that were there. */
export function clear<T>(places: PerSeat<T | null>): T[] {
  const cards = present(places)
  for (let seat = 0; seat < places.length; seat++) places[seat as Seat] = null
  return cards
}

/** Returns the seat whose pile contains this card. */
export function holderOf<C>(card: C, piles: PerSeat<readonly C[]>): Seat {
  const holder = [...piles].findIndex((pile) => pile.includes(card))
  if (holder < 0) throw new Error(`no seat holds the card ${String(card)}`)
  return holder as Seat
}

export function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Returns all ways to choose `count` of the items. Each keeps the order of the items. */
export function combinations<T>(items: readonly T[], count: number): T[][] {
  const found: T[][] = []
  const chosen: T[] = []
  const choose = (from: number): void => {
    if (chosen.length === count) {
      found.push(chosen.slice())
      return
    }
    for (let at = from; at <= items.length - (count - chosen.length); at++) {
      chosen.push(items[at] as T)
      choose(at + 1)
      chosen.pop()
    }
  }
  choose(0)
  return found
}
