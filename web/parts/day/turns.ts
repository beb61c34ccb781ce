import type { DayDealId } from '../../../shared/deal/day.ts'
import { dayDeals } from '../../../shared/deal/day.ts'
import type { Seat } from '../../../shared/game/game.ts'
import type { View as GameView } from '../../../shared/games/the-game/rules/state.ts'
import type { Position } from '../../../shared/protocol/protocol.ts'
import type { DayTurn } from '../../client/own-days.ts'

/** The fields that this file reads from the view of any game. Some games lack some of them. */
type AnyTurnView = {
  readonly turn?: Seat | null
  readonly hands?: readonly number[]
  readonly deals?: number
  readonly lives?: readonly number[]
}

/**
 * Returns the course of a game without revealing a card. For The Game: how many cards each turn
 * played, and whether one was played exactly ten backwards (`sun`). For Switch: how many cards the
 * player held after each of their turns. For other games: the player's lives after each deal.
 * @param views what the player saw, in order
 */
export function turnsOf(deal: DayDealId, views: readonly object[], seat: Seat): readonly DayTurn[] {
  const { game } = dayDeals[deal]
  if (game === 'the-game') return turnsOfGame(views as readonly GameView[])
  return game === 'switch'
    ? heldAfterTurns(views as readonly AnyTurnView[], seat)
    : livesAfterDeals(views as readonly AnyTurnView[], seat)
}

type SeenPosition = Pick<Position, 'turn' | 'takenBack'> & { readonly view: object }

/**
 * Returns the views after the moves that were not taken back. A signal belongs to the move before
 * it.
 */
export function standingViews(positions: readonly SeenPosition[]): readonly object[] {
  const standing: SeenPosition[] = []
  for (const position of positions) {
    const isSignal = standing.at(-1)?.turn === position.turn
    if (position.takenBack || isSignal) standing.pop()
    if (!position.takenBack) standing.push(position)
  }
  return standing.map(({ view }) => view)
}

function turnsOfGame(views: readonly GameView[]): readonly DayTurn[] {
  const turns: DayTurn[] = []
  let last: GameView['played'] = []
  for (const { played } of [...views, { played: [] }]) {
    // The first card of `played` stays the same during a turn. So an empty list or another first
    // card means that the turn in `last` is over.
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

/**
 * Returns one character for each turn: a block whose height stands for `height`, or `☀` for a turn
 * with `sun`.
 */
export const blocksOf = (turns: readonly DayTurn[]): string =>
  turns
    .map(({ height, sun }) =>
      sun ? '☀' : (blocks[Math.min(height, blocks.length) - 1] ?? blocks[0]),
    )
    .join('')
