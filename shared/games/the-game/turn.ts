import type { Clause } from '../game.ts'
import type { CommandOn } from './layout.ts'
import type { Card, Command, Pile } from './state.ts'

/** How many cards a turn needs, and what the cards command: both stay as they are for a whole turn. */
export type Terms = { readonly minimum: Minimum; readonly commandOn: CommandOn }
export type Minimum = keyof typeof minimumClauses
export type Tops = readonly [number, number, number, number]

/** How far a turn has come, as much as the rules ask for. */
export type Turn = {
  readonly tops: Tops
  /** How many cards were laid in it. */
  readonly count: number
  /** A three is among them. */
  readonly three: boolean
  /** The pile that one-pile binds the next card to. */
  readonly bound: Pile | null
  /** A stop, or the third card of a three, has ended it. */
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

/** The clause that keeps this card from lying there, if one does (TX-04). */
export function refusalOf(turn: Turn, card: Card, pile: Pile, terms: Terms): Clause | null {
  const higher = ascends(pile) ? card - turn.tops[pile] : turn.tops[pile] - card
  if (higher <= 0 && higher !== -10) return 'TG-05'
  if (higher < 0 && isVisible('no-backwards', turn.tops, terms)) return 'TX-14'
  if (turn.bound !== null && turn.bound !== pile) return 'TX-15'

  const command = terms.commandOn(card)
  if (command === 'three' && turn.count >= 3) return 'TX-09'
  if (turn.three && command === 'stop' && turn.count < 2) return 'TX-10'
  if (turn.three && command === 'skull' && turn.count === 2) return 'TX-10'

  const after = lay(turn, card, pile, terms)
  return after.over && isVisible('skull', after.tops, terms) ? 'TX-07' : null
}

/** The turn with one more card, which no clause refuses. */
export function lay(turn: Turn, card: Card, pile: Pile, terms: Terms): Turn {
  const tops: [number, number, number, number] = [...turn.tops]
  tops[pile] = card
  const command = terms.commandOn(card)
  const count = turn.count + 1
  const three = turn.three || command === 'three'
  // One-pile binds as long as it was visible before this card, and still is (TX-15).
  const binds = isVisible('one-pile', turn.tops, terms) && isVisible('one-pile', tops, terms)
  return {
    tops,
    count,
    three,
    bound: binds ? pile : null,
    over: command === 'stop' || (three && count === 3),
  }
}

const minimumClauses = { 1: 'TG-08', 2: 'TG-04', 3: 'TG-16' } as const

/** The clause that keeps the turn from being over now, if one does. */
export function endForbiddenBy(turn: Turn, terms: Terms): Clause | null {
  if (isVisible('skull', turn.tops, terms)) return 'TX-07'
  if (turn.over) return null
  if (turn.three) return 'TX-09'
  return turn.count < terms.minimum ? minimumClauses[terms.minimum] : null
}

export const isVisible = (
  command: Command,
  tops: readonly number[],
  terms: { readonly commandOn: CommandOn },
): boolean => tops.some((top) => terms.commandOn(top) === command)
