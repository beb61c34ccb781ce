import { useMemo, useState } from 'preact/hooks'

import type { BoardProps } from '../../kit/board.ts'
import {
  haveSameCards,
  toHeldCards,
  fitsSelection,
  heldCardOf,
  rowsOf,
  possibleMoves,
  valueOf,
  valuesOf,
  combinationsFor,
  type HeldCard,
} from './choosing.ts'
import { lastRound, violatedClause } from '../../../shared/games/nix/rules/moves.ts'
import type { Options } from '../../../shared/games/nix/options.ts'
import type { Row } from '../../../shared/games/nix/rules/rows.ts'
import { joker, type Card, type Move, type View } from '../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../shared/games/nix/words/en/table.ts'
import { decodeStock } from '../../../shared/games/nix/rules/chip-codec.ts'

type OpenSheet = 'keys' | 'scores'
export type Playing = ReturnType<typeof usePlaying>

/**
 * The move that the viewer is preparing. When `chipsLeft` changes, the viewer has played a chip,
 * and the prepared move is discarded.
 */
type Choice = {
  readonly chipsLeft: number
  /**
   * `taken` contains the cards that the viewer has selected. `proposed` is the complete combination
   * that a tap on a row has made of them.
   */
  readonly taken: readonly HeldCard[]
  readonly proposed: readonly Card[] | null
  readonly row: Row | null
  readonly isSuper: boolean
}

/**
 * Handles what the viewer does on the board: selects cards, a row and a chip, and plays them. For
 * an illegal move, explains the rule.
 */
export function usePlaying(table: BoardProps<Options, Move, never, View, Words>) {
  const { view, options } = table
  const [open, show] = useState<OpenSheet | null>(null)
  const [stored, choose] = useState<Choice | null>(null)
  const possible = useMemo(() => possibleMoves(view), [view])

  const stock = view.seat === null ? undefined : decodeStock(view.stock)[view.seat]
  const chipsLeft = (stock?.plain ?? 0) + Number(stock?.super ?? false)
  const nothing: Choice = { chipsLeft, taken: [], proposed: null, row: null, isSuper: false }
  const choice = stored?.chipsLeft === chipsLeft ? stored : nothing
  const change = (changed: Partial<Choice>): void => choose({ ...choice, ...changed })

  const hand = toHeldCards(view.hand)
  const selected = choice.proposed ? ofThese(choice.proposed, choice.taken) : choice.taken
  const cards = valuesOf(selected)
  const fitting = rowsOf(cards, possible)
  const row =
    fitting.find((one) => one === choice.row) ?? (fitting.length === 1 ? fitting[0] : null)
  const isMine = view.seat !== null && view.turn === view.seat
  const superNot: 'round' | 'joker' | null =
    view.round === lastRound ? 'round' : cards.includes(joker) ? 'joker' : null
  const isSuper = choice.isSuper && superNot === null
  const move: Move | null =
    row === null || row === undefined ? null : { row, cards, chip: isSuper ? 'super' : 'plain' }

  function toggle(held: HeldCard): void {
    const taken = selected.includes(held)
      ? selected.filter((one) => one !== held)
      : [...selected, held]
    change({ taken, proposed: null, row: taken.length > 0 ? choice.row : null })
  }

  const explainRow = (to: Row): void =>
    table.explain(
      violatedClause({ ...view, turn: view.seat }, options, { row: to, cards, chip: 'plain' }),
    )

  function playMove(chosen: Move): void {
    const offered = table.moves.find(
      (one) =>
        one.row === chosen.row &&
        one.chip === chosen.chip &&
        haveSameCards(one.cards, chosen.cards),
    )
    if (offered) table.play(offered)
    else if (!isMine) table.explain('NU-03')
  }

  return {
    hand,
    selected,
    cards,
    /** The rows in which the selected cards can be played. */
    fitting,
    /** The selected move. Null if something is still missing for a move. */
    move,
    isMine,
    /** Whether a move is being sent, or the table is paused. */
    isPending: isMine && table.moves.length === 0,
    open,
    show,

    /** Returns whether this card and the selected cards are part of a possible combination. */
    goesAlong: (held: HeldCard): boolean =>
      cards.length > 0 && !selected.includes(held) && fitsSelection(valueOf(held), cards, possible),
    toggle,
    /**
     * Selects one more card of this value. If all cards of this value are selected already,
     * deselects them.
     */
    toggleValue(value: Card): void {
      const all = hand.filter((held) => valueOf(held) === value)
      const next = all.find((held) => !selected.includes(held))
      if (next !== undefined) return toggle(next)
      change({ taken: selected.filter((held) => !all.includes(held)), proposed: null })
    },
    clearSelection: () => choose(null),
    /**
     * Chooses the row for the selected cards. If the combination needs more cards, adds them from
     * the hand. A further tap proposes the next combination.
     * @param carried a card that the viewer has dragged to the row
     */
    tapRow(to: Row, carried?: HeldCard): void {
      const isNew = carried !== undefined && !selected.includes(carried)
      const taken = isNew ? [...selected, carried] : choice.taken
      const ways = combinationsFor(to, valuesOf(taken), possible)
      const at = ways.findIndex((way) => haveSameCards(way.cards, cards))
      const way = at < 0 || row !== to ? (ways[at] ?? ways[0]) : ways[(at + 1) % ways.length]
      if (way) change({ taken, proposed: way.cards, row: to })
      else if (view.seat !== null && !view.ending) explainRow(to)
    },

    /**
     * Whether the super-chip is selected, and why it can't be used now. Null after it has been
     * played.
     */
    superChip: stock?.super ? { chosen: isSuper, not: superNot } : null,
    tapSuper(): void {
      if (!stock?.super) return
      if (superNot) table.explain(superNot === 'round' ? 'NU-10' : 'NU-09')
      else change({ isSuper: !choice.isSuper })
    },

    play(): void {
      if (move) playMove(move)
    },
    /**
     * Plays the selected cards in this row. During another player's turn, only remembers the row
     * until the viewer's turn.
     */
    playInRow(to: Row): void {
      if (isMine) playMove({ row: to, cards, chip: 'plain' })
      else change({ row: to })
    },
  }
}

/**
 * Returns cards of the hand that have these values. Prefers the cards that the viewer has selected.
 */
function ofThese(values: readonly Card[], taken: readonly HeldCard[]): readonly HeldCard[] {
  const chosen: HeldCard[] = []
  for (const value of values) {
    const own = taken.find((held) => valueOf(held) === value && !chosen.includes(held))
    let nth = 0
    while (chosen.includes(heldCardOf(value, nth)) || taken.includes(heldCardOf(value, nth))) nth++
    chosen.push(own ?? heldCardOf(value, nth))
  }
  return chosen
}
