import type { Options } from '../../../shared/games/the-game/options.ts'
import { termsShown, turnShown } from '../../../shared/games/the-game/rules/turn-of-view.ts'
import type { View } from '../../../shared/games/the-game/rules/state.ts'
import { isVisible } from '../../../shared/games/the-game/rules/turn.ts'

/** What the turn that a view shows still asks for. */
export type Need = {
  /** How many cards it needs in all. */
  readonly cards: number
  /** How many of them are still to be laid. */
  readonly more: number
  /** A three: neither fewer nor more. */
  readonly exactly: boolean
  /** A skull is open. */
  readonly cover: boolean
}

export function needOf(view: View, options: Options): Need {
  const terms = termsShown(view, options)
  const turn = turnShown(view, terms)
  const cards = turn.three ? 3 : terms.minimum
  return {
    cards,
    more: Math.max(cards - turn.count, 0),
    exactly: turn.three,
    cover: isVisible('skull', turn.tops, terms),
  }
}
