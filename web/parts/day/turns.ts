import type { DayDealId } from '../../../shared/deal/day.ts'
import { dayDeals } from '../../../shared/deal/day.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { View as GameView } from '../../../shared/games/the-game/rules/state.ts'
import type { DayTurn } from '../../client/own-days.ts'

/** What a view of any game may have, of the parts that a result shows without a card. */
type AnyTurnView = {
  readonly turn?: Seat | null
  readonly hands?: readonly number[]
  readonly deals?: number
  readonly lives?: readonly number[]
}

/**
 * Returns how a game went, without a card: for The Game how many cards each turn took, and where ten went back; for Switch
 * how many cards the player held after each turn; otherwise the lives after each deal.
 * @param views what the player saw, in order
 */
export function turnsOf(deal: DayDealId, views: readonly object[], seat: Seat): readonly DayTurn[] {
  const { game } = dayDeals[deal]
  if (game === 'the-game') return turnsOfGame(views as readonly GameView[])
  return game === 'switch'
    ? heldAfterTurns(views as readonly AnyTurnView[], seat)
    : livesAfterDeals(views as readonly AnyTurnView[], seat)
}

function turnsOfGame(views: readonly GameView[]): readonly DayTurn[] {
  const turns: DayTurn[] = []
  let last: GameView['played'] = []
  for (const { played } of [...views, { played: [] }]) {
    // Cards are only added within a turn, unless one is taken back. A turn is over when they are gone.
    const isOver = played.length === 0 && last.length > 0
    const isNext = played.length > 0 && last.length > 0 && played[0]?.[0] !== last[0]?.[0]
    if (isOver || isNext) {
      const hasTen = last.some(
        ([card, pile, under]) => (pile < 2 ? under - card : card - under) === 10,
      )
      turns.push({ height: last.length, ...(hasTen && { sun: true }) })
    }
    last = played
  }
  return turns
}

function heldAfterTurns(views: readonly AnyTurnView[], seat: Seat): readonly DayTurn[] {
  return views.flatMap(({ turn }, at) => {
    const next = views[at + 1]
    const isOver = turn === seat && next !== undefined && next.turn !== seat
    return isOver ? [{ height: next.hands?.[seat] ?? 0 }] : []
  })
}

function livesAfterDeals(views: readonly AnyTurnView[], seat: Seat): readonly DayTurn[] {
  return views.flatMap(({ lives, deals }, at) => {
    const next = views[at + 1]
    const isOver = next === undefined || next.deals !== deals
    return isOver ? [{ height: (next?.lives ?? lives)?.[seat] ?? 0 }] : []
  })
}

const blocks = '▁▂▃▄▅▆▇█'

/** Returns turns as a line of blocks. A turn with a ten back is a sun. */
export const blocksOf = (turns: readonly DayTurn[]): string =>
  turns
    .map(({ height, sun }) =>
      sun ? '☀' : (blocks[Math.min(height, blocks.length) - 1] ?? blocks[0]),
    )
    .join('')
