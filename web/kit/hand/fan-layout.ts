import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** How a hand is split into rows, so that the corner (rank or number) of each card is visible. */
interface FanLayout {
  readonly rows: number
  readonly perRow: number
}

/** The width of the corner that must stay visible, as a fraction of the card's width. */
const index = 0.34

/**
 * Splits a hand evenly into as few rows as possible, so that the corner of each card is visible.
 * @param room the width of the hand, in the same unit as `card`
 * @param card the width of a card
 */
function fanLayout(cards: number, room: number, card: number): FanLayout {
  const most = Math.max(2, 1 + Math.floor((room - card) / (card * index)))
  const rows = Math.max(1, Math.ceil(cards / most))
  return { rows, perRow: Math.ceil(cards / rows) }
}

/**
 * Returns the layout for a number of cards, in the size of the last hand, or of a phone before the
 * first one. A new hand begins with it. If it began with one row, a large hand on a phone would be
 * drawn twice, and half of its cards would not fly in.
 */
let expectedLayout = (cards: number): FanLayout => fanLayout(cards, innerWidth, 86)

/**
 * Returns the layout of the hand. Measures the hand after it is mounted and when it is resized.
 * Renders again only if the layout changes.
 */
export function useFanLayout(list: RefObject<HTMLElement | null>, cards: number): FanLayout {
  const layoutFor = useRef(expectedLayout)
  const cardCount = useRef(cards)
  cardCount.current = cards
  const [, rerender] = useState({})
  useLayoutEffect(() => {
    const hand = list.current
    if (hand === null) return
    const measure = () => {
      const [room, card] = [hand.clientWidth, Number.parseFloat(getComputedStyle(hand).fontSize)]
      const before = layoutFor.current(cardCount.current)
      layoutFor.current = expectedLayout = (count) => fanLayout(count, room, card)
      if (layoutFor.current(cardCount.current).perRow !== before.perRow) rerender({})
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(hand)
    return () => observer.disconnect()
  }, [list])
  return layoutFor.current(cards)
}
