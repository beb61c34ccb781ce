import { useRef, useState } from 'preact/hooks'

import { arranged, moved } from '../../../web/cards/order.ts'
import type { BoardProps } from '../../../web/table/board.ts'
import { none, useMine, type Chosen } from './mine.tsx'
import { why } from './moves.ts'
import type { Options } from './options.ts'
import type { Scene } from './scene.ts'
import { spots, type Move, type Value, type View } from './state.ts'
import type { Words } from './words/en.ts'

export type OpenSheet = 'keys' | 'piles'
export type Playing = ReturnType<typeof usePlaying>

/** What a viewer does at the board: lifting, exchanging, laying, taking, and being told why not. */
export function usePlaying(
  { view, options, source, isMine }: Scene,
  table: BoardProps<Options, Move, never, View, Words>,
) {
  const [chosen, choose] = useState<Chosen>(none)
  const [order, setOrder] = useState<readonly number[] | null>(null)
  const [sheet, show] = useState<OpenSheet | null>(null)
  const leaving = useRef(none)
  const mine = useMine(view, leaving.current)

  // My move is on its way, or the table pauses. What could be done before stays in sight, so that nothing flickers.
  const waits = isMine && table.moves.length === 0
  const offered = useRef({ view, moves: table.moves })
  if (!waits || offered.current.view !== view) offered.current = { view, moves: table.moves }
  const { moves } = offered.current

  const ids = arranged(
    mine.hand.map(({ id }) => id),
    order,
  )
  const lifted: Chosen = {
    hand: chosen.hand.filter((id) => ids.includes(id)),
    table: chosen.table.filter((id) => mine.open.some((card) => card.id === id) || isBare(id)),
  }

  /** A column where a hidden card lies uncovered. */
  function isBare(column: number): boolean {
    const hidden = view.hidden[view.seat ?? -1] ?? []
    return hidden.some((at) => at === column) && !mine.open.some(({ id }) => id === column)
  }

  const valueIn = (id: number): Value | undefined => mine.hand.find((card) => card.id === id)?.value
  const valueOn = (column: number): Value | undefined =>
    mine.open.find((card) => card.id === column)?.value

  const isOffered = (move: Move): boolean =>
    moves.some((one) => JSON.stringify(one) === JSON.stringify(move))
  const canLay = (value: Value): boolean =>
    moves.some((move) => move.do === 'lay' && move.value === value)

  /** What playing these cards would be, if it is allowed. */
  function meantBy({ hand, table: columns }: Chosen): Move | null {
    return wishesFor(hand, columns).find(isOffered) ?? null
  }

  function wishesFor(hand: readonly number[], columns: readonly number[]): readonly Move[] {
    const [inHand, onTable] = [valueIn(hand[0] ?? -1), valueOn(columns[0] ?? -1)]
    if (view.phase === 'exchange')
      return inHand === undefined || onTable === undefined
        ? []
        : [{ do: 'exchange', hand: inHand, open: onTable }]
    const value = inHand ?? onTable
    const at = spots.find((spot) => spot === columns[0])
    if (value === undefined) return at === undefined ? [] : [{ do: 'flip', at }]
    const count = hand.length + columns.length
    return [{ do: 'lay', value, count }, ...(count === 1 ? [{ do: 'try', value } as const] : [])]
  }

  function send(move: Move | null, leaves: Chosen = none): void {
    if (move === null || waits) return
    leaving.current = leaves
    choose(none)
    table.play(move)
  }

  function refuse(value: Value): void {
    const all = (source === 'hand' ? mine.hand : mine.open).filter((card) => card.value === value)
    table.explain(why(view, options, { do: 'lay', value, count: all.length }))
  }

  /** The cards that are lifted when this one is, too: only equal ones go together. */
  function withCard(id: number): Chosen {
    if (view.phase === 'exchange') return { ...lifted, hand: [id] }
    const value = valueIn(id)
    const others = lifted.hand.filter((other) => other !== id && valueIn(other) === value)
    return { hand: [...others, id], table: [] }
  }

  function withColumn(column: number): Chosen {
    if (view.phase === 'exchange') return { ...lifted, table: [column] }
    const value = valueOn(column)
    const others = lifted.table.filter(
      (other) => value !== undefined && other !== column && valueOn(other) === value,
    )
    return { hand: [], table: [...others, column] }
  }

  /** What a tap on a card does that makes these the lifted ones: an exchange is complete with its second card. */
  function tap(next: Chosen, again: boolean): void {
    const move = meantBy(next)
    if (again && move && move.do !== 'try') send(move, next)
    else if (again) choose(none)
    else if (move?.do === 'exchange') send(move, next)
    else choose(next)
  }

  return {
    hand: ids.map((id) => ({ id, value: valueIn(id) ?? 0 })),
    open: mine.open,
    left: mine.left,
    isBare,
    lifted,
    waits,
    sheet,
    /** What the cards that are lifted would do. */
    meant: meantBy(lifted),
    canLay,
    canFlip: moves.some((move) => move.do === 'flip'),
    canTake: isOffered({ do: 'take' }),
    canOnlyTake: moves.length === 1 && isOffered({ do: 'take' }),
    liftedValue: valueIn(lifted.hand[0] ?? -1) ?? valueOn(lifted.table[0] ?? -1),

    tapCard(id: number): void {
      const value = valueIn(id) ?? 0
      const isNew = !lifted.hand.includes(id)
      tap(isNew ? withCard(id) : lifted, !isNew)
      if (isNew && isMine && view.phase === 'play' && !canLay(value)) refuse(value)
    },
    tapColumn(column: number): void {
      const isOpen = valueOn(column) !== undefined
      const plays = view.phase === 'exchange' ? isOpen : source === (isOpen ? 'open' : 'hidden')
      if (plays) return tap(withColumn(column), lifted.table.includes(column))
      if (isMine) table.explain(view.phase === 'exchange' ? 'HL-02' : 'HL-15')
    },
    carry: (id: number) => choose(withCard(id)),
    /** True if the card, with those lifted beside it, is on its way. */
    drop(id: number, onto: 'pile' | number): boolean {
      const next = typeof onto === 'number' ? { hand: [id], table: [onto] } : withCard(id)
      const move = meantBy(next)
      if (move) send(move, next)
      else if (isMine && view.phase === 'play' && onto === 'pile') refuse(valueIn(id) ?? 0)
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
