import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** The usual width of a card's corner, as a fraction of the card's width. */
export const usualCorner = 0.34

/**
 * Returns the number of cards in a row, if the hand is split evenly into as few rows as possible and
 * the corner (rank or number) of each card is visible.
 * @param room the width of the hand, in the same unit as `card`
 * @param card the width of a card
 * @param upright the width of the corner on an upright screen, as a fraction of the card's width
 */
function cardsPerRow(cards: number, room: number, card: number, upright: number): number {
  const corner = innerWidth < innerHeight ? upright : usualCorner
  const most = Math.max(2, 1 + Math.floor((room - card) / (card * corner)))
  const rows = Math.max(1, Math.ceil(cards / most))
  return Math.ceil(cards / rows)
}

/** The width in pixels of a card in the hand on a phone. */
const phoneCardWidth = 86

/**
 * Estimates the cards in a row before a hand is measured: from the sizes of the previous hand, or at
 * first from those of a phone. Without the estimate, a large hand on a phone would be drawn twice,
 * and half of its cards would not fly in.
 */
let expectedPerRow = (cards: number, corner: number): number =>
  cardsPerRow(cards, innerWidth, phoneCardWidth, corner)

/**
 * Returns the number of cards in a row of the hand. Measures the hand after it is mounted and when
 * it is resized. Renders again only if the number changes.
 */
export function useCardsPerRow(
  list: RefObject<HTMLElement | null>,
  cards: number,
  corner: number,
): number {
  const perRow = useRef(expectedPerRow)
  const cardCount = useRef(cards)
  cardCount.current = cards
  const [, rerender] = useState({})
  useLayoutEffect(() => {
    const hand = list.current
    if (hand === null) return
    const measure = () => {
      const [room, card] = [hand.clientWidth, Number.parseFloat(getComputedStyle(hand).fontSize)]
      const before = perRow.current(cardCount.current, corner)
      perRow.current = expectedPerRow = (count, width) => cardsPerRow(count, room, card, width)
      if (perRow.current(cardCount.current, corner) !== before) rerender({})
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(hand)
    return () => observer.disconnect()
  }, [list, corner])
  return perRow.current(cards, corner)
}
