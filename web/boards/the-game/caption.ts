import { rangeAt, rangeText } from './range.ts'
import type { Scene } from './scene.ts'
import type { Card, Pile } from '../../../shared/games/the-game/rules/state.ts'

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
