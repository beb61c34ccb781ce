import { joker, rankOf, suitOf } from '../../../shared/games/switch/rules/cards.ts'
import { lays } from '../../../shared/games/switch/rules/lays.ts'
import { canDraw } from '../../../shared/games/switch/rules/moves.ts'
import type { Options } from '../../../shared/games/switch/options.ts'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import { rulesOf } from '../../../shared/games/switch/rules/rules.ts'
import type { View } from '../../../shared/games/switch/rules/state.ts'
import { answersTo } from './scene.ts'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'
import { topOf } from '../../../shared/games/switch/rules/card-codec.ts'

/** The one sentence in the fixed place. */
export function prompt(
  view: View,
  options: Options,
  words: Words,
  names: readonly string[],
): string {
  const says = words.prompt
  const { step, seat, turn, demand } = view
  const ending = outcomeOf(view)
  if (ending) return words.outcome(ending, names)
  if (step?.now === 'passing') return whilePassing(view, words, names)
  const mover = names[turn] ?? ''
  if (seat !== turn) {
    if (step?.now === 'naming') return says.theirsName(mover)
    return demand ? says.theirsOwed(mover, demand.owed) : says.theirs(mover)
  }
  if (step?.now === 'naming') return says.name
  if (step?.now === 'drawn') return says.drawn(step.card ?? joker)
  if (demand) return says.owed(demand.owed, answersTo(demand, options))
  if (!canDraw(view) && lays(view, rulesOf(options)).length === 0) return says.stuck
  return says.mine(matches(view, words), canDraw(view))
}

/** What the next card has to match, in words. */
function matches({ wish, discard }: View, words: Words): string {
  const top = topOf(discard)
  if (wish) {
    const [suit, rank] = 'suit' in wish ? [wish.suit, null] : [null, wish.rank]
    return words.prompt.matches(suit, rank)
  }
  const rank = rankOf(top)
  return rank === 'joker' ? words.prompt.anything : words.prompt.matches(suitOf(top), rank)
}

function whilePassing(view: View, words: Words, names: readonly string[]): string {
  const { step, seat, hands } = view
  if (step?.now !== 'passing') return ''
  if (seat !== null && !step.chosen[seat] && (hands[seat] ?? 0) > 0)
    return words.prompt.choose(names[(seat + 1) % hands.length] ?? '')
  return words.prompt.chosen(names.filter((_, other) => !step.chosen[other]))
}
