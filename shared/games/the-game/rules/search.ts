import { piles, type Card, type Pile } from './state.ts'
import {
  endForbiddenBy,
  fits,
  goesForward,
  lay,
  pilesShowing,
  refusalOf,
  type Terms,
  type Tops,
  type Turn,
} from './turn.ts'

/** Finds out whether the turn can still end legally, now or after more plays (TG-13). */
interface TurnSearch {
  canEnd(): boolean
  /** Returns whether the turn can end after this legal play. */
  canEndAfter(card: Card, pile: Pile): boolean
}

/**
 * Searches every relevant sequence of plays, so the result is exact. Only uncovered skulls can make
 * the search long: a turn without them needs three cards at most.
 */
export function turnSearch(start: Turn, hand: readonly Card[], terms: Terms): TurnSearch {
  // The cards that remain are bits of one number, `left`.
  const cards = hand.map((card, index) => ({ card, bit: 1 << index }))
  const all = (1 << hand.length) - 1
  const answers = new Map<number, boolean>()

  function canEnd(turn: Turn, left: number): boolean {
    if (endForbiddenBy(turn, terms) === null) return true
    const place = placeOf(turn, left)
    const known = answers.get(place)
    if (known !== undefined) return known
    const answer = canGoOn(turn, left)
    answers.set(place, answer)
    return answer
  }

  function canGoOn(turn: Turn, left: number): boolean {
    const skulls = pilesShowing('skull', turn.tops, terms)
    if (!skullsCanBeCovered(turn, skulls, left)) return false
    for (const pile of pilesThatHelp(turn, skulls)) {
      for (const { card, bit } of cards) {
        if ((left & bit) === 0 || refusalOf(turn, card, pile, terms) !== null) continue
        if (canEnd(lay(turn, card, pile, terms), left ^ bit)) return true
      }
    }
    return false
  }

  /**
   * Returns a key for the state of the turn. `left` is the set of cards still in the hand, which
   * also determines the cards that were played. So the key needs neither their number nor whether
   * one has the command `three`.
   */
  function placeOf({ tops, bound }: Turn, left: number): number {
    let place = left * 5 + (bound ?? 4)
    for (const top of tops) place = place * (hand.length + 1) + hand.indexOf(top) + 1
    return place
  }

  /**
   * Whether enough cards fit to cover each skull with a different card. If not, no order of plays
   * helps.
   */
  function skullsCanBeCovered({ tops }: Turn, skulls: readonly Pile[], left: number): boolean {
    const locks = pilesShowing('no-backwards', tops, terms)
    if (locks.length === 0) return canCover(skulls, fits, tops, left)
    // While a `no-backwards` card is visible, no backwards trick is possible. So either all covers
    // go forward, or the `no-backwards` cards are covered, too.
    return (
      canCover(skulls, goesForward, tops, left) || canCover([...skulls, ...locks], fits, tops, left)
    )
  }

  /**
   * Whether cards of `left` can cover the piles in `open` from the index `at` on.
   * @param cover the card that already covers `open[at]`, but has to be covered itself, such as a
   * skull; null if the top of the pile in `tops` has to be covered
   */
  function canCover(
    open: readonly Pile[],
    goes: typeof fits,
    tops: Tops,
    left: number,
    at = 0,
    cover: Card | null = null,
  ): boolean {
    const pile = open[at]
    if (pile === undefined) return true
    const top = cover ?? tops[pile]
    const isLock = terms.commandOn(top) === 'no-backwards'
    for (const { card, bit } of cards) {
      if ((left & bit) === 0 || !(isLock ? goesForward : goes)(card, pile, top)) continue
      const command = terms.commandOn(card)
      const staysOpen = command === 'skull' || (isLock && command === 'no-backwards')
      const rest = left ^ bit
      if (canCover(open, goes, tops, rest, staysOpen ? at : at + 1, staysOpen ? card : null))
        return true
    }
    return false
  }

  function pilesThatHelp({ tops, count }: Turn, skulls: readonly Pile[]): readonly Pile[] {
    const onePile = pilesShowing('one-pile', tops, terms)
    // From the fourth card on, neither the minimum nor the command `three` requires more cards.
    // Another card helps only on a pile with a skull, `no-backwards` or `one-pile` card.
    const others =
      count < 3
        ? piles.filter((pile) => !skulls.includes(pile))
        : [...pilesShowing('no-backwards', tops, terms), ...onePile]
    // While a `one-pile` card is visible, each card binds the rest of the turn to its pile, so a
    // skull on another pile would stay uncovered.
    return [...skulls, ...others].filter(
      (pile) => onePile.every((one) => one === pile) || skulls.every((skull) => skull === pile),
    )
  }

  return {
    canEnd: () => canEnd(start, all),
    canEndAfter: (card, pile) =>
      canEnd(lay(start, card, pile, terms), all ^ (1 << hand.indexOf(card))),
  }
}
