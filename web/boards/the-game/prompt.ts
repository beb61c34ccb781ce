import type { Options } from '../../../shared/games/the-game/options.ts'
import { needOf, type Scene } from './scene.ts'
import type { View, Card, Pile } from '../../../shared/games/the-game/rules/state.ts'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Words } from '../../../shared/games/the-game/words/en/table.ts'
import { rangeAt, rangeText } from './range.ts'

/** Returns the prompt above the hand. */
export function prompt(
  view: View,
  options: Options,
  { prompt: says, outcome }: Words,
  names: readonly string[],
): string {
  const ending = outcomeOf(view)
  if (ending) return outcome(ending)
  if (view.turn === null) return view.seat === null ? says.waitToBegin : says.begin
  if (view.turn !== view.seat) return says.theirs(names[view.turn] ?? '')
  const need = needOf(view, options)
  if (view.played.length === 0) return says.mine(need.cards)
  if (need.exactly && need.more > 0) return says.mineExactly(need.more)
  if (need.more > 0) return says.mineMore(need.more)
  return need.cover ? says.mineSkull : says.mineEnough
}

/**
 * Returns a description of what is selected: a card, with the number of piles that accept it, or a
 * pile, with the cards that it accepts and the signals about it.
 */
export function captionOf(
  { view, words, names, commandOn, commandName, isMine }: Scene,
  touch: {
    readonly touched: { readonly card: Card } | { readonly pile: Pile } | null
    readonly selected: Card | null
    readonly targets: readonly Pile[]
  },
): string {
  const { touched, selected, targets } = touch
  if (selected !== null) {
    const command = commandName(selected)
    const card = command === undefined ? `${selected}` : `${selected}, ${command}`
    if (!isMine) return command === undefined ? '' : card
    return words.fits(card, targets.length)
  }
  if (touched === null || !('pile' in touched))
    return view.turn === null && isMine ? words.prompt.beginHow : ''
  const { pile } = touched
  const range = rangeAt(pile, view, commandOn)
  const sayings = view.activeSignals
    .filter(({ about }) => about === pile)
    .map(({ seat, says }) => words.said(names[seat] ?? '', words.sayings[says]))
  return [words.takes(pile, rangeText(range), range.trick), ...sayings].join(' ')
}
