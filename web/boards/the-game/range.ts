import type { CommandOn } from '../../../shared/games/the-game/rules/layout.ts'
import type { Card, Pile, View } from '../../../shared/games/the-game/rules/state.ts'
import { ascends, isVisible } from '../../../shared/games/the-game/rules/turn.ts'

/**
 * The cards that a pile accepts: those between `from` and `to`, if there are any, and the one card
 * that may go backwards (TG-05, TG-06).
 */
type Range = {
  readonly open: { readonly from: Card; readonly to: Card } | null
  readonly trick: Card | null
}

const [lowest, highest] = [2, 99]

export function rangeOf(pile: Pile, top: number, mayTrick: boolean): Range {
  const up = ascends(pile)
  const [from, to] = up ? [top + 1, highest] : [lowest, top - 1]
  const trick = up ? top - 10 : top + 10
  return {
    open: from <= to ? { from, to } : null,
    trick: mayTrick && trick >= lowest && trick <= highest ? trick : null,
  }
}

export const rangeAt = (pile: Pile, { tops }: View, commandOn: CommandOn): Range =>
  rangeOf(pile, tops[pile] ?? 0, !isVisible('no-backwards', tops, { commandOn }))

export const rangeText = ({ open }: Range): string | null =>
  open && (open.from === open.to ? `${open.from}` : `${open.from}–${open.to}`)
