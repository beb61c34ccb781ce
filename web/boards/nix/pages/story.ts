import type { Who } from '../../../../shared/game/words.ts'
import { decodeChip, decodeRows } from '../../../../shared/games/nix/rules/chip-codec.ts'
import { rows, type RowName } from '../../../../shared/games/nix/rules/rows.ts'
import { pointsOn } from '../../../../shared/games/nix/rules/scoring.ts'
import type { Chips, Move, Owner, Shove, View } from '../../../../shared/games/nix/rules/state.ts'
import type { StoryWords } from '../../../../shared/games/nix/words/en/extras.ts'
import type { GameHistory, Story } from '../../../kit/story.ts'

/** The chip that took the most points from another player, and its combination. */
export const story: Story<View, Move, StoryWords> = (history, words) => {
  const dearest = dearestShove(history)
  if (dearest === null) return null
  const { step, by, row, from, points } = dearest
  return { step, text: words.shove(by, row, from, points) }
}

interface Blow {
  readonly step: number
  readonly by: Who
  readonly row: RowName
  readonly from: Who
  readonly points: number
}

/** Smaller losses are not worth mentioning. */
const few = 3

function dearestShove({ last, viewAt, whoIs }: GameHistory<View, Move>): Blow | null {
  let dearest: Blow | null = null
  const nameOf = (owner: Owner): Who => (owner === 'egon' ? 'EGON' : whoIs(owner))
  for (let step = 1; step <= last; step++) {
    const { laid, egon } = viewAt(step).last ?? {}
    let lying = decodeRows(viewAt(step - 1).rows)
    for (const shove of [laid, egon]) {
      if (shove === undefined) continue
      const after = pushed(lying, shove)
      const { owner: by } = decodeChip(shove.chip)
      for (const { owner, points } of losses(lying, after, by))
        if (points >= few && points > (dearest?.points ?? 0))
          dearest = { step, by: nameOf(by), row: rows[shove.row], from: nameOf(owner), points }
      lying = after
    }
  }
  return dearest
}

const pushed = (lying: readonly Chips[], { row, chip }: Shove): readonly Chips[] =>
  lying.map((chips, at) => (at === row ? [decodeChip(chip), ...chips] : chips))

/** Returns the points that each other player lost by a chip. */
function losses(before: readonly Chips[], after: readonly Chips[], by: Owner) {
  const owners = [...new Set(before.flat().map(({ owner }) => owner))].filter((one) => one !== by)
  const [had, have] = [pointsOn(before, owners), pointsOn(after, owners)]
  return owners.map((owner, at) => ({ owner, points: (had[at] ?? 0) - (have[at] ?? 0) }))
}
