import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { drag, putBack, type Point } from './drag.ts'
import { useLiftMoments } from './motion/use-lift-moments.ts'
import './cards.css'

export interface HeldCard {
  readonly card: number
  /** All that a screen reader says of it. */
  readonly name: string
  readonly face: ComponentChildren
  readonly playable: boolean
  /** Where it was before it came to the hand, if not on the draw pile. */
  readonly from?: string
}

export interface HandProps {
  readonly label: string
  readonly cards: readonly HeldCard[]
  readonly lifted: readonly number[]
  /** Several cards may be lifted together; arrow keys then go from card to card without lifting. */
  readonly several?: true
  /** A card is on its way to the table: one that was let go over a pile stays there until the answer comes. */
  readonly waits: boolean
  readonly tap: (card: number, by: 'pointer' | 'key') => void
  /** A card is carried off by a pointer. */
  readonly carry: (card: number) => void
  readonly over: (point: Point) => void
  /** True where the card was played there, and waits for the answer. */
  readonly drop: (card: number, point: Point) => boolean
  /** Let go over the hand itself, before the card that is now at `place` among the others. */
  readonly arrange: (card: number, place: number) => void
}

/** My cards in a row that overlaps by half at most and then scrolls; a list to choose from for eyes and ears alike. */
export function Hand(props: HandProps) {
  const { label, cards, lifted, several, waits, tap, carry, over, drop, arrange } = props
  const list = useRef<HTMLDivElement>(null)
  const [visited, visit] = useState<number | null>(null)
  const hadFocus = list.current?.contains(document.activeElement) ?? false
  const isEntry = (card: number) => (several ? card === visited : lifted.includes(card))
  const entry = (cards.find(({ card }) => isEntry(card)) ?? cards[0])?.card

  useLiftMoments(
    lifted,
    cards.map(({ card }) => card),
  )
  useLayoutEffect(() => {
    // The card that had the focus was played, or another one was picked.
    if (hadFocus) focusEntry(list.current)
  }, [hadFocus, entry])
  useLayoutEffect(() => {
    const dropped = list.current?.querySelectorAll<HTMLElement>('[data-carried="dropped"]')
    if (!waits) dropped?.forEach(putBack)
  })

  const letGo = (card: number, point: Point): boolean => {
    if (drop(card, point)) return true
    const row = list.current
    if (row && isBeside(row, point)) arrange(card, placeAt(row, card, point))
    return false
  }

  return (
    <div
      ref={list}
      class="hand"
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-multiselectable={several}
      style={{ '--count': Math.max(cards.length, 2) }}
    >
      {cards.map(({ card, name, face, playable, from = 'draw' }) => (
        <button
          key={card}
          type="button"
          role="option"
          class="held"
          data-card={card}
          data-thing={`card-${card}`}
          data-from={from}
          data-playable={playable}
          aria-label={name}
          aria-selected={lifted.includes(card)}
          tabIndex={card === entry ? 0 : -1}
          onFocus={() => visit(card)}
          onKeyDown={(event) => several && goAlong(event)}
          onClick={(click) => tap(card, click.detail === 0 ? 'key' : 'pointer')}
          onPointerDown={(down) =>
            drag(down, down.currentTarget, {
              started: () => carry(card),
              over,
              dropped: (point) => letGo(card, point),
            })
          }
        >
          {face}
        </button>
      ))}
    </div>
  )
}

/** The one option that the keyboard enters the hand by. */
export const focusEntry = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()

/** From one card to the next, as in every list to choose from. */
function goAlong(event: TargetedKeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: card } = event
  const next =
    key === 'ArrowLeft'
      ? card.previousElementSibling
      : key === 'ArrowRight'
        ? card.nextElementSibling
        : null
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** Among the cards, which stand at the bottom of what the row takes up. */
function isBeside(row: HTMLElement, { y }: Point): boolean {
  const height = row.firstElementChild?.getBoundingClientRect().height ?? 0
  return y > row.getBoundingClientRect().bottom - 1.2 * height
}

const placeAt = (row: HTMLElement, carried: number, { x }: Point): number =>
  [...row.querySelectorAll<HTMLElement>('[data-card]')].filter((other) => {
    const box = other.getBoundingClientRect()
    return Number(other.dataset.card) !== carried && box.left + box.width / 2 < x
  }).length
