import { endMoments, type Moment, type Moments } from '../../kit/motion/moment.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import { decodeChip, decodeRows } from '../../../shared/games/nix/rules/chip-codec.ts'
import { outcomeOf } from '../../../shared/games/nix/rules/outcome.ts'
import type { Owner, Shove, View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { hasHappened, isUntouched } from './news.ts'

export const moments: Moments<Options, View, Words> = (before, after) => {
  if (before === null) return isUntouched(after) ? [dealOf(after)] : []
  const { last } = after
  if (!last || hasHappened(before, after)) return []
  const outcome = before.ending ? null : outcomeOf(after)
  const isNextDeal = !outcome && after.scores.length > before.scores.length
  return [
    ...shoveMoments(last.laid, after),
    ...(last.egon ? egonMoments(last.egon) : []),
    ...(outcome ? endMoments(outcome, after.hands.length) : []),
    ...(isNextDeal ? [dealOf(after)] : []),
  ]
}

const dealOf = ({ hands }: View): Moment => ({ name: 'deal', count: hands[0] ?? 1 })

const seatsOf = (owner: Owner | undefined): readonly number[] =>
  owner === undefined || owner === 'egon' ? [] : [owner]

function shoveMoments({ row, chip, off }: Shove, after: View): readonly Moment[] {
  const seats = seatsOf(decodeChip(chip).owner)
  const chips = chipsOf(row, after)
  return [
    { name: 'lay', seats, thing: `chip-${row}-${chips}` },
    // The last three lie on the row; the one before them has just been pushed off it.
    ...(off === undefined
      ? []
      : [{ name: 'push', seats, thing: `chip-${row}-${chips - 3}`, count: 3 } as const]),
  ]
}

/** He stares at whoever he has pushed off. */
const egonMoments = ({ off }: Shove): readonly Moment[] => [
  { name: 'egon', seats: seatsOf(off === undefined ? undefined : decodeChip(off).owner) },
]

/** Where a deal has ended, its rows are those that were scored. */
const chipsOf = (row: number, { last, scored, rows }: View): number =>
  decodeRows((last?.ended && scored) || rows)[row]?.length ?? 0
