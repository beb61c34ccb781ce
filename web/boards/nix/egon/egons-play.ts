import { superRound } from '../../../../shared/games/nix/rules/egon.ts'
import { rows as rowNames } from '../../../../shared/games/nix/rules/rows.ts'
import type { Mood, Remarks } from '../../../../shared/games/nix/words/en/table.ts'
import type { Chip, Turned, View } from '../../../../shared/games/nix/rules/state.ts'
import { decodeChip, decodeRows } from '../../../../shared/games/nix/rules/chip-codec.ts'

type EgonsPlay = Turned & { readonly deal: number; readonly off: Chip | null }

/** What EGON did last: in this deal or, until the next one is begun, as the last act of the one before. */
export function egonsPlay(view: View): EgonsPlay | null {
  const { egon, rows, deal, last } = view
  if (egon) return { ...egon, deal, off: pushedOffBy(decodeRows(rows)[egon.row] ?? []) }
  if (!last?.ended || !last.egon) return null
  const { off } = last.egon
  return { ...last.egon, deal: last.ended.deal, off: off === undefined ? null : decodeChip(off) }
}

/** The chip that EGON's newest one in a row pushed off: when that came in, three others lay there. */
function pushedOffBy(chips: readonly Chip[]): Chip | null {
  const newest = chips.findIndex(({ owner }) => owner === 'egon')
  return chips[newest + 3] ?? null
}

/** What EGON says to his last play: the same to everybody who sees it, and for as long as it is seen. */
export function egonSays(view: View, remarks: Remarks): string | null {
  const play = egonsPlay(view)
  if (!play) return null
  const fitting = remarks[moodOf(play)]
  // Not the same one in every deal.
  return fitting[(play.deal + play.round) % fitting.length] ?? fitting[0]
}

function moodOf({ round, row, off }: EgonsPlay): Mood {
  if (off) return off.owner === 'egon' ? 'own' : 'off'
  if (round === superRound) return 'super'
  const name = rowNames[row]
  if (name === 'one') return 'low'
  return name === 'pair' || name === 'run2' ? 'fair' : 'high'
}
