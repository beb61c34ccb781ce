import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** How the cards of a hand lie: how many in a row, so that the index of each is seen. */
export interface FanShape {
  readonly rows: number
  readonly inRow: number
}

/** The index of a card, and a little paper beside it, in widths of the card. */
const index = 0.34

/** As few rows as show every index, and as even as they can be. */
export function fanShape(cards: number, room: number, card: number): FanShape {
  const most = Math.max(2, 1 + Math.floor((room - card) / (card * index)))
  const rows = Math.max(1, Math.ceil(cards / most))
  return { rows, inRow: Math.ceil(cards / rows) }
}

/** Measured once the hand stands, and again when its room changes: only another shape is drawn anew. */
export function useFanShape(list: RefObject<HTMLElement | null>, cards: number): FanShape {
  const shapeIn = useRef<(cards: number) => FanShape>(inOneRow)
  const held = useRef(cards)
  held.current = cards
  const [, drawAnew] = useState({})
  useLayoutEffect(() => {
    const hand = list.current
    if (hand === null) return
    const look = () => {
      const [room, card] = [hand.clientWidth, Number.parseFloat(getComputedStyle(hand).fontSize)]
      const before = shapeIn.current(held.current)
      shapeIn.current = (count) => fanShape(count, room, card)
      if (shapeIn.current(held.current).inRow !== before.inRow) drawAnew({})
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(hand)
    return () => watch.disconnect()
  }, [list])
  return shapeIn.current(cards)
}

const inOneRow = (cards: number): FanShape => ({ rows: 1, inRow: Math.max(cards, 1) })
