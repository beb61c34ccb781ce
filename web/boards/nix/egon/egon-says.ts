import { egonsPlay } from './egons-play.ts'
import { superRound } from '../../../../shared/games/nix/rules/egon.ts'
import type { Mood, Remarks } from './remarks.ts'
import { rows } from '../../../../shared/games/nix/rules/rows.ts'
import type { View } from '../../../../shared/games/nix/rules/state.ts'

/** What EGON says to his last play: the same to everybody who sees it, and for as long as it is seen. */
export function egonSays(view: View, remarks: Remarks): string | null {
  const play = egonsPlay(view)
  if (!play) return null
  const said = remarks[moodOf(play)]
  // Not the same one in every deal.
  return said[(play.deal + play.round) % said.length] ?? said[0]
}

function moodOf({ round, row, off }: NonNullable<ReturnType<typeof egonsPlay>>): Mood {
  if (off) return off.owner === 'egon' ? 'own' : 'off'
  if (round === superRound) return 'super'
  const name = rows[row]
  if (name === 'one') return 'low'
  return name === 'pair' || name === 'run2' ? 'fair' : 'high'
}
