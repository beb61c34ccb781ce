import type { Chip, Turned, View } from '../../../../shared/games/nix/rules/state.ts'
import { chipRead, rowsRead } from '../../../../shared/games/nix/rules/chip-codec.ts'

/** What EGON did last: in this deal or, until the next one is begun, as the last act of the one before. */
export function egonsPlay(
  view: View,
): (Turned & { readonly deal: number; readonly off: Chip | null }) | null {
  const { egon, rows, deal, last } = view
  if (egon) return { ...egon, deal, off: pushedOffBy(rowsRead(rows)[egon.row] ?? []) }
  if (!last?.ended || !last.egon) return null
  const { off } = last.egon
  return { ...last.egon, deal: last.ended.deal, off: off === undefined ? null : chipRead(off) }
}

/** The chip that EGON's newest one in a row pushed off: when that came in, three others lay there. */
function pushedOffBy(chips: readonly Chip[]): Chip | null {
  const newest = chips.findIndex(({ owner }) => owner === 'egon')
  return chips[newest + 3] ?? null
}
