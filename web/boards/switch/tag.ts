import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import type { Card } from '../../../shared/games/switch/rules/cards.ts'
import { demandBy, rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import { seatAfter, seatAtLeft, type Scene } from './scene.ts'

/** Returns, in a few words, what playing this card does. Undefined for a card without an effect. */
export function tagOf(card: Card, { view, options, words, names }: Scene): string | undefined {
  const { seat, demand } = view
  if (seat === null) return undefined
  const rules = rulesOf(options)
  const says = words.tag
  const next = names[seatAfter(view, seat)] ?? ''
  const left = names[seatAtLeft(view, seat)] ?? ''
  const after = demandBy(card, topOf(view.discard), demand?.owed ?? 0, rules)
  if (after) return demand ? says.makes(after.owed) : says.asks(after.owed, next)
  if (demand) return says.cancels
  switch (rules.effectOf(card)) {
    case 'wildSuit':
    case 'wildRank':
      return says.wild
    case 'skip':
      return says.skips(next)
    case 'reverse':
      return view.hands.length === 2 ? says.skips(next) : says.turns
    case 'follow':
      return says.again
    case 'handSwap':
      return says.swaps(left)
    case 'passLeft':
      return says.passes
    default:
      return undefined
  }
}
