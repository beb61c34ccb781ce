import { superRound } from '../../../../shared/games/nix/rules/egon.ts'
import { rows as rowNames } from '../../../../shared/games/nix/rules/rows.ts'
import type { Mood, Remarks } from '../../../../shared/games/nix/words/en/table.ts'
import type { Chip, EgonTurn, View } from '../../../../shared/games/nix/rules/state.ts'
import { decodeChip, decodeRows } from '../../../../shared/games/nix/rules/chip-codec.ts'

type EgonPlay = EgonTurn & { readonly deal: number; readonly off: Chip | null }

/**
 * Returns the last play of EGON, the automatic player, in this deal, or in the deal that has just
 * ended. Null before his first play.
 */
export function lastEgonPlay(view: View): EgonPlay | null {
  const { egon, rows, deal, last } = view
  if (egon) return { ...egon, deal, off: pushedOffBy(decodeRows(rows)[egon.row] ?? []) }
  if (!last?.ended || !last.egon) return null
  const { off } = last.egon
  return { ...last.egon, deal: last.ended.deal, off: off === undefined ? null : decodeChip(off) }
}

/** Returns the chip that was pushed off a full row by EGON's newest chip. */
function pushedOffBy(chips: readonly Chip[]): Chip | null {
  const newest = chips.findIndex(({ owner }) => owner === 'egon')
  return chips[newest + 3] ?? null
}

/**
 * Returns EGON's remark about his last play. All viewers get the same remark, and it does not
 * change while it is shown.
 */
export function egonRemark(view: View, remarks: Remarks): string | null {
  const play = lastEgonPlay(view)
  if (!play) return null
  const fitting = remarks[moodOf(play)]
  // Picks by the deal and the round, not at random, so that all viewers read the same remark.
  return fitting[(play.deal + play.round) % fitting.length] ?? fitting[0]
}

function moodOf({ round, row, off }: EgonPlay): Mood {
  if (off) return off.owner === 'egon' ? 'own' : 'off'
  if (round === superRound) return 'super'
  const name = rowNames[row]
  if (name === 'one') return 'low'
  return name === 'pair' || name === 'run2' ? 'fair' : 'high'
}
