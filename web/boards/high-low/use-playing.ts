import { useRef, useState } from 'preact/hooks'

import { applyOrder, moveCard } from '../../kit/hand/order.ts'
import { useOfferedMoves } from '../../kit/use-offered-moves.ts'
import type { BoardProps } from '../../kit/board.ts'
import { noSelection, valueOf, movesFor, select, type Target } from './choosing.ts'
import { useMyCards, type Selection } from './my-cards.ts'
import { violatedClause } from '../../../shared/games/high-low/rules/moves.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import type { Scene } from './scene.ts'
import type { Move, Value, View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

export type OpenSheet = 'keys' | 'piles' | 'hands'
export type Playing = ReturnType<typeof usePlaying>

/**
 * Handles what the viewer does on the board: selects, exchanges and plays cards, and takes the
 * pile. For an illegal move, explains the rule.
 */
export function usePlaying(
  { view, options, source, isMine }: Scene,
  table: BoardProps<Options, Move, never, View, Words>,
) {
  const { phase } = view
  const [chosen, choose] = useState(noSelection)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [sheet, show] = useState<OpenSheet | null>(null)
  const leaving = useRef(noSelection)
  const mine = useMyCards(view, leaving.current)

  const { isPending, moves } = useOfferedMoves(view, table.moves, isMine)
  const isOffered = (move: Move): boolean =>
    moves.some((one) => JSON.stringify(one) === JSON.stringify(move))
  const canPlay = (value: Value): boolean =>
    moves.some((move) => move.do === 'play' && move.value === value)

  const ids = applyOrder(
    mine.hand.map(({ id }) => id),
    order,
  )
  const hides = (column: number): boolean =>
    view.faceDown[view.seat ?? -1]?.some((at) => at === column) === true
  const selected: Selection = {
    hand: chosen.hand.filter((id) => ids.includes(id)),
    table: chosen.table.filter((at) => hides(at) || valueOf(mine.faceUp, at) !== undefined),
  }

  const findIntendedMove = (these: Selection): Move | null =>
    movesFor(these, mine, phase).find(isOffered) ?? null

  function send(move: Move | null, leaves: Selection = noSelection): void {
    if (move === null || isPending) return
    leaving.current = leaves
    choose(noSelection)
    table.play(move)
  }

  /**
   * Selects a card. A tap on a selected card plays the selection. For an exchange, the second
   * selected card completes the move.
   */
  function tap(from: keyof Selection, id: number): void {
    const isSelected = selected[from].includes(id)
    const next = isSelected ? selected : select(selected, from, id, mine, phase)
    const move = findIntendedMove(next)
    if (move?.do === 'exchange' || (isSelected && move && move.do !== 'try')) send(move, next)
    else choose(isSelected ? noSelection : next)
  }

  const refuse = (value: Value, count: number): void =>
    table.explain(violatedClause(view, options, { do: 'play', value, count }))

  return {
    hand: ids.map((id) => ({ id, value: valueOf(mine.hand, id) ?? 0 })),
    faceUp: mine.faceUp,
    left: mine.left,
    hides,
    selected,
    isPending,
    sheet,
    /** The legal move that the selected cards mean; null if there is none. */
    intendedMove: findIntendedMove(selected),
    selectedValue: valueOf(mine.hand, selected.hand[0]) ?? valueOf(mine.faceUp, selected.table[0]),
    canPlay,
    /**
     * Returns whether the selected card of the hand can be exchanged for the face-up card in this
     * column.
     */
    canExchange: (column: number): boolean =>
      findIntendedMove({ ...selected, table: [column] })?.do === 'exchange',
    /** Whether the viewer can play at least one card now. */
    hasPlayableCard: isMine && moves.some((move) => move.do === 'play'),
    canFlip: moves.some((move) => move.do === 'flip'),
    canTake: isOffered({ do: 'take' }),
    canOnlyTake: moves.length === 1 && isOffered({ do: 'take' }),

    tapCard(id: number): void {
      const value = valueOf(mine.hand, id) ?? 0
      const isNew = !selected.hand.includes(id)
      tap('hand', id)
      const equal = mine.hand.filter((card) => card.value === value)
      if (isNew && isMine && phase === 'play' && !canPlay(value)) refuse(value, equal.length)
    },
    tapColumn(column: number): void {
      const isOpen = valueOf(mine.faceUp, column) !== undefined
      const isItsTime =
        phase === 'exchange' ? isOpen : source === (isOpen ? 'face-up' : 'face-down')
      if (isItsTime) tap('table', column)
      else if (isMine) table.explain(phase === 'exchange' ? 'HL-02' : 'HL-15')
    },
    startDrag: (id: number) => choose(select(selected, 'hand', id, mine, phase)),
    /**
     * Plays the dragged card together with the selected ones, or exchanges it. Returns true if a
     * move was sent.
     */
    drop(id: number, onto: Target): boolean {
      if ((onto === 'pile') !== (phase === 'play')) return false
      const beside = onto === 'pile' ? selected : { ...noSelection, table: [onto] }
      const next = select(beside, 'hand', id, mine, phase)
      const move = findIntendedMove(next)
      if (move) send(move, next)
      else if (isMine && phase === 'play') refuse(valueOf(mine.hand, id) ?? 0, next.hand.length)
      return move !== null && !isPending
    },
    play: () => send(findIntendedMove(selected), selected),
    take: () => send(isOffered({ do: 'take' }) ? { do: 'take' } : null),
    signalReady: () => send(isOffered({ do: 'ready' }) ? { do: 'ready' } : null),
    clearSelection: () => choose(noSelection),
    reorder: (id: number, place: number) => setOrder(moveCard(ids, id, place)),
    sort: () => setOrder(null),
    show,
  }
}
