import { moves } from '../rules/moves.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../rules/state.ts'

/** Returns the moves worth rating. It leaves out moves without a needed call, and drawing if a card can be played. */
export function sensibleMoves(view: View, options: Options): readonly Move[] {
  const all = moves(view, options)
  const lays = all.filter((move) => move.do === 'play')
  const calling = lays.filter(({ call }) => call)
  const callsOrMore = lays.filter(
    ({ call, cards }) => call || !calling.some((one) => one.cards.length === cards.length),
  )
  const others = all.filter((move) => move.do !== 'play')
  const mustLay = lays.length > 0 && !view.step && !view.demand
  return mustLay ? callsOrMore : [...callsOrMore, ...others]
}
