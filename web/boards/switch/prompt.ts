import { joker, rankOf, suitOf } from '../../../shared/games/switch/rules/cards.ts'
import { lays } from '../../../shared/games/switch/rules/lays.ts'
import { canDraw } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import { demandBy, rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../shared/games/switch/words/en/table.ts'
import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'
import { seatAtLeft } from './scene.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  options: Options,
  words: Words,
  names: readonly string[],
): string {
  const says = words.prompt
  const { step, seat, turn, demand } = view
  const ending = outcomeOf(view)
  if (ending) return words.outcome(ending, names, seat)
  if (step?.now === 'passing') return whilePassing(view, words, names)
  if (seat !== turn) {
    const mover = names[turn] ?? ''
    return step?.now === 'naming' ? says.theirsName(mover) : says.theirs(mover)
  }
  if (step?.now === 'naming') return says.name
  if (step?.now === 'drawn') return says.drawn(step.card ?? joker)
  const canPlay = lays(view, rulesOf(options)).length > 0
  if (demand)
    return canPlay ? says.owed(demand.owed, answering(view, options)) : says.pay(demand.owed)
  if (canPlay) return says.mine(matches(view, words))
  return canDraw(view) ? says.draw : says.pass
}

/**
 * Returns what the viewer's cards can do about the demand to draw: pass it on, cancel it, or
 * either.
 */
function answering(view: View, options: Options): Parameters<Words['prompt']['owed']>[1] {
  const rules = rulesOf(options)
  const owed = view.demand?.owed ?? 0
  const passes = lays(view, rules).map(
    ({ cards: [card = joker] }) => demandBy(card, topOf(view.discard), owed, rules) !== null,
  )
  if (passes.every(Boolean)) return 'passing'
  return passes.some(Boolean) ? 'either' : 'cancelling'
}

/** Returns the part of the prompt that says what the next card must match. */
function matches({ named, discard }: View, words: Words): string {
  const top = topOf(discard)
  if (named) {
    const [suit, rank] = 'suit' in named ? [named.suit, null] : [null, named.rank]
    return words.prompt.matches(suit, rank)
  }
  const rank = rankOf(top)
  return rank === 'joker' ? words.prompt.anything : words.prompt.matches(suitOf(top), rank)
}

function whilePassing(view: View, words: Words, names: readonly string[]): string {
  const { step, seat, hands } = view
  if (step?.now !== 'passing') return ''
  if (seat !== null && !step.chosen[seat] && (hands[seat] ?? 0) > 0)
    return words.prompt.choose(names[seatAtLeft(view, seat)] ?? '')
  return words.prompt.chosen(names.filter((_, other) => !step.chosen[other]))
}
