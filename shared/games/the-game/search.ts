import { piles, type Card } from './state.ts'
import { endForbiddenBy, lay, refusalOf, type Terms, type Turn } from './turn.ts'

/** Whether some sequence of plays, an empty one included, ends the turn legally (TG-13). */
export type CanEnd = (turn: Turn, hand: readonly Card[]) => boolean

/** A search through one turn, which remembers where it found no way out. */
export function turnSearch(terms: Terms): CanEnd {
  const hopeless = new Set<string>()

  return function canEnd(turn, hand) {
    if (endForbiddenBy(turn, terms) === null) return true
    // What is left of the hand tells how many cards were laid, and whether a three was.
    const place = `${hand} ${turn.tops} ${turn.bound}`
    if (hopeless.has(place)) return false
    for (const card of hand) {
      const rest = hand.filter((other) => other !== card)
      for (const pile of piles) {
        if (refusalOf(turn, card, pile, terms) !== null) continue
        if (canEnd(lay(turn, card, pile, terms), rest)) return true
      }
    }
    hopeless.add(place)
    return false
  }
}
