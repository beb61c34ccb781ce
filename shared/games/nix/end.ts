import type { CountedFact, DecidingMove, GameEnd, GameHistory, PlainCard } from '../../game/end.ts'
import { decodeChip, decodeRows } from './rules/chip-codec.ts'
import { rows, type RowName } from './rules/rows.ts'
import { pointsOn } from './rules/scoring.ts'
import {
  joker,
  type Card,
  type Chips,
  type Move,
  type Owner,
  type Shove,
  type View,
} from './rules/state.ts'

export type Fact = CountedFact & { readonly fact: 'deals' | 'pushed-off' }
export type Decision = DecidingMove & {
  /** The chip that took the most points from another player. */
  readonly why: 'shove'
  readonly deal: number
  readonly by: Owner
  readonly from: Owner
  readonly row: RowName
  readonly points: number
}

export const end: GameEnd<View, Move, Fact, Decision> = {
  deals: ({ scores }) => scores,
  onTable: ({ discard }) => (discard?.cards ?? []).map(plain),
  facts: (history) => [
    { fact: 'deals', count: history.viewAt(history.last).scores.length },
    { fact: 'pushed-off', count: pushedOff(history) },
  ],
  decidingMove: findCostliestPush,
}

function pushedOff({ last, viewAt, moveTo }: GameHistory<View, Move>): number {
  let count = 0
  for (let step = 1; step <= last; step++) {
    if (moveTo(step) === null) continue
    const { played, egon } = viewAt(step).last ?? {}
    count += [played, egon].filter((shove) => shove?.off !== undefined).length
  }
  return count
}

/** The smallest loss of points that counts as the deciding move. */
const minLoss = 3

function findCostliestPush({ last, viewAt }: GameHistory<View, Move>): Decision | null {
  let costliest: Decision | null = null
  for (let step = 1; step <= last; step++) {
    const before = viewAt(step - 1)
    const { played, egon } = viewAt(step).last ?? {}
    let lying = decodeRows(before.rows)
    for (const shove of [played, egon]) {
      if (shove === undefined) continue
      const after = withPush(lying, shove)
      const { owner: by } = decodeChip(shove.chip)
      for (const { owner: from, points } of losses(lying, after, by))
        if (points >= minLoss && points > (costliest?.points ?? 0))
          costliest = {
            step,
            why: 'shove',
            deal: before.deal,
            by,
            from,
            row: rows[shove.row],
            points,
            cards: shove.cards.map(plain),
          }
      lying = after
    }
  }
  return costliest
}

const withPush = (lying: readonly Chips[], { row, chip }: Shove): readonly Chips[] =>
  lying.map((chips, at) => (at === row ? [decodeChip(chip), ...chips] : chips))

/** Returns the points that each player lost because another player placed a chip. */
function losses(before: readonly Chips[], after: readonly Chips[], by: Owner) {
  const owners = [...new Set(before.flat().map(({ owner }) => owner))].filter((one) => one !== by)
  const [had, have] = [pointsOn(before, owners), pointsOn(after, owners)]
  return owners.map((owner, at) => ({ owner, points: (had[at] ?? 0) - (have[at] ?? 0) }))
}

const plain = (card: Card): PlainCard => ({ index: card === joker ? '' : String(card) })
