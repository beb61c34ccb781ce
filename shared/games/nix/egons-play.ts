import type { Chip, Turned, View } from './state.ts'
import { rowsRead } from './written.ts'

/** What EGON did last: in this deal or, until the next one is begun, as the last act of the one before. */
export function egonsPlay(
  view: View,
): (Turned & { readonly deal: number; readonly off: Chip | null }) | null {
  const { egon, rows, deal, last } = view
  if (egon) return { ...egon, deal, off: pushedOffBy(rowsRead(rows)[egon.row] ?? []) }
  return last?.ended && last.egon ? { ...last.egon, deal: last.ended.deal } : null
}

/** The chip that EGON's newest one in a row pushed off: when that came in, three others lay there. */
function pushedOffBy(chips: readonly Chip[]): Chip | null {
  const newest = chips.findIndex(({ owner }) => owner === 'egon')
  return chips[newest + 3] ?? null
}
