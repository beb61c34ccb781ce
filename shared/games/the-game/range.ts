import type { Card, Pile } from './state.ts'
import { ascends } from './turn.ts'

/** What a pile takes: any card `from` … `to`, if there is one, and the one card of the backwards trick (TG-05, TG-06). */
export type Range = {
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

export const spoken = ({ open }: Range): string | null =>
  open && (open.from === open.to ? `${open.from}` : `${open.from}–${open.to}`)
