import { rangeAt, spoken } from './range.ts'
import type { Scene } from './scene.ts'
import type { Card, Pile } from '../../../shared/games/the-game/rules/state.ts'

/** Names what was touched last: a card with how many places it has to go, a pile with what it takes and what is said about it. */
export function captionOf(
  { view, words, names, commandOn, commandName, isMine }: Scene,
  touch: {
    readonly touched: { readonly card: Card } | { readonly pile: Pile } | null
    readonly lifted: Card | null
    readonly targets: readonly Pile[]
  },
): string {
  const { touched, lifted, targets } = touch
  if (lifted !== null) {
    const command = commandName(lifted)
    const card = command === undefined ? `${lifted}` : `${lifted}, ${command}`
    if (!isMine) return command === undefined ? '' : card
    return words.fits(card, targets.length)
  }
  if (touched === null || !('pile' in touched))
    return view.turn === null && isMine ? words.prompt.beginHow : ''
  const { pile } = touched
  const range = rangeAt(pile, view, commandOn)
  const sayings = view.standing
    .filter(({ about }) => about === pile)
    .map(({ seat, says }) => words.said(names[seat] ?? '', words.sayings[says]))
  return [words.takes(pile, spoken(range), range.trick), ...sayings].join(' ')
}
