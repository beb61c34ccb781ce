import { dealCue, endCues, type Cue, type FindCues } from '../../kit/motion/cues.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { decodeChip, decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import type { Owner, Shove, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { isSamePosition, isUntouched } from './news.ts'

export const findCues: FindCues<Options, View, Words> = (before, after) => {
  if (before === null) return isUntouched(after) ? [dealCue(after.hands)] : []
  const { last } = after
  if (!last || isSamePosition(before, after)) return []
  const outcome = before.ending ? null : outcomeOf(after)
  const isNextDeal = !outcome && after.scores.length > before.scores.length
  return [
    ...shoveCues(last.played, after),
    ...(last.egon ? egonCues(last.egon) : []),
    ...(outcome ? endCues(outcome, after.hands.length) : []),
    ...(isNextDeal ? [dealCue(after.hands)] : []),
  ]
}

const seatsOf = (owner: Owner | undefined): readonly number[] =>
  owner === undefined || owner === 'egon' ? [] : [owner]

function shoveCues({ row, chip, off }: Shove, after: View): readonly Cue[] {
  const seats = seatsOf(decodeChip(chip).owner)
  const chips = chipsOf(row, after)
  return [
    { name: 'play', seats, target: `chip-${row}-${chips}` },
    // A row has three fields, so the fourth newest chip is the one that has just been pushed off.
    ...(off === undefined
      ? []
      : [{ name: 'push', seats, target: `chip-${row}-${chips - 3}`, count: 3 } as const]),
  ]
}

/**
 * Returns the cue that lets EGON, the automatic player, stare at the player whose chip he has
 * pushed off.
 */
const egonCues = ({ off }: Shove): readonly Cue[] => [
  { name: 'egon', seats: seatsOf(off === undefined ? undefined : decodeChip(off).owner) },
]

/**
 * Returns the number of chips in a row. After the last move of a deal, `rows` already belongs to
 * the next deal and is empty. Therefore counts the chips in `scored`, which has the rows of the
 * finished deal.
 */
const chipsOf = (row: number, { last, scored, rows }: View): number =>
  decodeRows((last?.ended && scored) || rows)[row]?.length ?? 0
