import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'

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

/** Measured once the hand stands, and again when its room changes. */
export function useFanShape(list: RefObject<HTMLElement | null>, cards: number): FanShape {
  const [measured, measure] = useState<{ room: number; card: number } | null>(null)
  useLayoutEffect(() => {
    const hand = list.current
    if (hand === null) return
    const look = () => {
      const card = Number.parseFloat(getComputedStyle(hand).fontSize)
      measure((known) =>
        known?.room === hand.clientWidth && known.card === card
          ? known
          : { room: hand.clientWidth, card },
      )
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(hand)
    return () => watch.disconnect()
  }, [list])
  return measured === null
    ? { rows: 1, inRow: Math.max(cards, 1) }
    : fanShape(cards, measured.room, measured.card)
}
