import { useRef, useState } from 'preact/hooks'

import { arranged, moved } from '../../kit/hand/order.ts'
import type { BoardProps } from '../../kit/board.ts'
import { none, valueOf, wishesFor, withOne, type Target } from './choosing.ts'
import { useMyCards, type Chosen } from './my-cards.ts'
import { why } from '../../../shared/games/high-low/rules/moves.ts'
import type { Options } from '../../../shared/games/high-low/options.ts'
import type { Scene } from './scene.ts'
import type { Move, Value, View } from '../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../shared/games/high-low/words/en/table.ts'

export type OpenSheet = 'keys' | 'piles' | 'hands'
export type Playing = ReturnType<typeof usePlaying>

/** What a viewer does at the board: lifting, exchanging, laying, taking, and hearing why not. */
export function usePlaying(
  { view, options, source, isMine }: Scene,
  table: BoardProps<Options, Move, never, View, Words>,
) {
  const { phase } = view
  const [chosen, choose] = useState(none)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [sheet, show] = useState<OpenSheet | null>(null)
  const leaving = useRef(none)
  const mine = useMyCards(view, leaving.current)

  // My move is on its way, or the table pauses. What could be done before stays in sight, so that nothing flickers.
  const waits = isMine && table.moves.length === 0
  const offered = useRef({ view, moves: table.moves })
  if (!waits || offered.current.view !== view) offered.current = { view, moves: table.moves }
  const { moves } = offered.current
  const isOffered = (move: Move): boolean =>
    moves.some((one) => JSON.stringify(one) === JSON.stringify(move))
  const canLay = (value: Value): boolean =>
    moves.some((move) => move.do === 'lay' && move.value === value)

  const ids = arranged(
    mine.hand.map(({ id }) => id),
    order,
  )
  const hides = (column: number): boolean =>
    view.hidden[view.seat ?? -1]?.some((at) => at === column) === true
  const lifted: Chosen = {
    hand: chosen.hand.filter((id) => ids.includes(id)),
    table: chosen.table.filter((at) => hides(at) || valueOf(mine.open, at) !== undefined),
  }

  const meantBy = (these: Chosen): Move | null =>
    wishesFor(these, mine, phase).find(isOffered) ?? null

  function send(move: Move | null, leaves: Chosen = none): void {
    if (move === null || waits) return
    leaving.current = leaves
    choose(none)
    table.play(move)
  }

  /** Lifts a card, or plays what is lifted where it was already. An exchange is complete with its second card. */
  function tap(from: keyof Chosen, id: number): void {
    const isLifted = lifted[from].includes(id)
    const next = isLifted ? lifted : withOne(lifted, from, id, mine, phase)
    const move = meantBy(next)
    if (move?.do === 'exchange' || (isLifted && move && move.do !== 'try')) send(move, next)
    else choose(isLifted ? none : next)
  }

  const refuse = (value: Value, count: number): void =>
    table.explain(why(view, options, { do: 'lay', value, count }))

  return {
    hand: ids.map((id) => ({ id, value: valueOf(mine.hand, id) ?? 0 })),
    open: mine.open,
    left: mine.left,
    hides,
    lifted,
    waits,
    sheet,
    /** What playing the cards that are lifted would be, where that is allowed. */
    meant: meantBy(lifted),
    liftedValue: valueOf(mine.hand, lifted.hand[0]) ?? valueOf(mine.open, lifted.table[0]),
    canLay,
    /** Whether the card of the hand that is lifted goes for this one. */
    canExchange: (column: number): boolean =>
      meantBy({ ...lifted, table: [column] })?.do === 'exchange',
    /** Some card can be laid now. */
    mayLay: isMine && moves.some((move) => move.do === 'lay'),
    canFlip: moves.some((move) => move.do === 'flip'),
    canTake: isOffered({ do: 'take' }),
    canOnlyTake: moves.length === 1 && isOffered({ do: 'take' }),

    tapCard(id: number): void {
      const value = valueOf(mine.hand, id) ?? 0
      const isNew = !lifted.hand.includes(id)
      tap('hand', id)
      const equal = mine.hand.filter((card) => card.value === value)
      if (isNew && isMine && phase === 'play' && !canLay(value)) refuse(value, equal.length)
    },
    tapColumn(column: number): void {
      const isOpen = valueOf(mine.open, column) !== undefined
      const isItsTime = phase === 'exchange' ? isOpen : source === (isOpen ? 'open' : 'hidden')
      if (isItsTime) tap('table', column)
      else if (isMine) table.explain(phase === 'exchange' ? 'HL-02' : 'HL-15')
    },
    carry: (id: number) => choose(withOne(lifted, 'hand', id, mine, phase)),
    /** True if the card, with those lifted beside it, is on its way. */
    drop(id: number, onto: Target): boolean {
      if ((onto === 'pile') !== (phase === 'play')) return false
      const beside = onto === 'pile' ? lifted : { ...none, table: [onto] }
      const next = withOne(beside, 'hand', id, mine, phase)
      const move = meantBy(next)
      if (move) send(move, next)
      else if (isMine && phase === 'play') refuse(valueOf(mine.hand, id) ?? 0, next.hand.length)
      return move !== null && !waits
    },
    play: () => send(meantBy(lifted), lifted),
    take: () => send(isOffered({ do: 'take' }) ? { do: 'take' } : null),
    beReady: () => send(isOffered({ do: 'ready' }) ? { do: 'ready' } : null),
    putDown: () => choose(none),
    arrange: (id: number, place: number) => setOrder(moved(ids, id, place)),
    sort: () => setOrder(null),
    show,
  }
}
