import type { Clause } from '../../../game/game.ts'
import type { CommandOn } from './layout.ts'
import { piles, type Card, type Command, type Pile } from './state.ts'

/** The constants of a turn: the number of cards that the turn needs, and the commands on cards. */
export type Terms = { readonly minimum: Minimum; readonly commandOn: CommandOn }
export type Minimum = keyof typeof minimumClauses
export type Tops = readonly [number, number, number, number]

/** The state of a turn, as far as the rules depend on it. */
export type Turn = {
  readonly tops: Tops
  /** The number of cards played in the turn. */
  readonly count: number
  /** Whether one of the played cards has the command `three`. */
  readonly three: boolean
  /**
   * The only pile that takes the next card because of a `one-pile` card; null without this limit.
   */
  readonly bound: Pile | null
  /**
   * Whether the turn has ended with a `stop` card, or with the third card of a turn with a `three`
   * card.
   */
  readonly over: boolean
}

export const startOfTurn = (tops: Tops): Turn => ({
  tops,
  count: 0,
  three: false,
  bound: null,
  over: false,
})

export const ascends = (pile: Pile): boolean => pile < 2

/** Returns whether the card goes forward: higher on an ascending pile, lower on a descending one (TG-05). */
export const goesForward = (card: Card, pile: Pile, top: number): boolean =>
  ascends(pile) ? card > top : card < top

/** Returns whether the card goes back by exactly ten, which is called a backwards trick (TG-06). */
export const goesBackward = (card: Card, pile: Pile, top: number): boolean =>
  card === (ascends(pile) ? top - 10 : top + 10)

export const fits = (card: Card, pile: Pile, top: number): boolean =>
  goesForward(card, pile, top) || goesBackward(card, pile, top)

/** Returns the clause that forbids this card on the pile, or null if it is legal (TX-04). */
export function refusalOf(turn: Turn, card: Card, pile: Pile, terms: Terms): Clause | null {
  const top = turn.tops[pile]
  if (!goesForward(card, pile, top)) {
    if (!goesBackward(card, pile, top)) return 'TG-05'
    if (isVisible('no-backwards', turn.tops, terms)) return 'TX-14'
  }
  if (turn.bound !== null && turn.bound !== pile) return 'TX-15'

  const command = terms.commandOn(card)
  if (command === 'three' && turn.count >= 3) return 'TX-09'
  if (turn.three && command === 'stop' && turn.count < 2) return 'TX-10'
  if (turn.three && command === 'skull' && turn.count === 2) return 'TX-10'

  if (!isLast(turn, command)) return null
  const open = pilesShowing('skull', turn.tops, terms).filter((skull) => skull !== pile)
  return open.length > 0 ? 'TX-07' : null
}

/**
 * Returns whether the turn ends with this card: a `stop` card, or the third card of a turn with a
 * `three` card (TX-06, TX-09).
 */
const isLast = (turn: Turn, command: Command | undefined): boolean =>
  command === 'stop' || (turn.count === 2 && (turn.three || command === 'three'))

/** Returns the turn with one more card, which must be legal. */
export function lay(turn: Turn, card: Card, pile: Pile, terms: Terms): Turn {
  const tops: [number, number, number, number] = [...turn.tops]
  tops[pile] = card
  const command = terms.commandOn(card)
  const count = turn.count + 1
  const three = turn.three || command === 'three'
  // A `one-pile` card binds the next card to this pile if it was visible before this card and still
  // is (TX-15).
  const binds = isVisible('one-pile', turn.tops, terms) && isVisible('one-pile', tops, terms)
  return {
    tops,
    count,
    three,
    bound: binds ? pile : null,
    over: isLast(turn, command),
  }
}

const minimumClauses = { 1: 'TG-08', 2: 'TG-04', 3: 'TG-16' } as const

/** Returns the clause that forbids ending the turn now, or null. */
export function endForbiddenBy(turn: Turn, terms: Terms): Clause | null {
  if (isVisible('skull', turn.tops, terms)) return 'TX-07'
  if (turn.over) return null
  if (turn.three) return 'TX-09'
  return turn.count < terms.minimum ? minimumClauses[terms.minimum] : null
}

export const pilesShowing = (
  command: Command,
  tops: readonly number[],
  terms: Terms,
): readonly Pile[] => piles.filter((pile) => terms.commandOn(tops[pile] ?? 0) === command)

export const isVisible = (
  command: Command,
  tops: readonly number[],
  terms: { readonly commandOn: CommandOn },
): boolean => tops.some((top) => terms.commandOn(top) === command)
