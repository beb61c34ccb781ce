import type { ViewRules } from '../game/game.ts'
import { overClause, turnClause } from './kit-clauses.ts'
import { sortCards, type Layout, type Move } from './layout.ts'
import { clauseForbidding, movesLike, movesOf } from './moves.ts'
import { isToMove, seatViewFrom } from './seat-view.ts'
import type { CardId } from './types.ts'
import type { View } from './state.ts'

/**
 * Returns the rules that need only a view, so that a page can load them without the code that deals
 * cards.
 */
export const viewRulesOf = (layout: Layout) =>
  ({
    moves: (view, options, raw) => {
      if (!isToMove(view)) return []
      const seen = seatViewFrom(layout, view, options)
      return raw ? movesLike(layout, seen, raw) : movesOf(layout, seen)
    },
    signals: () => [],
    handSizes: ({ count, seats }) =>
      count[layout.own[0] ?? ''] ?? Array.from({ length: seats }, () => 0),
    finishedSeats: ({ out }: View) => out,
    canonicalMove: (_view: View, _options: object, move: Move): Move => ({
      ...move,
      ...Object.fromEntries(
        Object.entries(move).flatMap(([field, value]) =>
          Array.isArray(value) ? [[field, sortCards(layout, [...(value as CardId[])])]] : [],
        ),
      ),
    }),
    violatedClause: (view: View, options: object, move: Move) => {
      if (view.isOver) return overClause(layout.game)
      if (!isToMove(view)) return turnClause(layout.game)
      return (
        clauseForbidding(layout, seatViewFrom(layout, view, options), move) ??
        turnClause(layout.game)
      )
    },
  }) satisfies ViewRules<object, Move, never, View> & Record<string, unknown>
