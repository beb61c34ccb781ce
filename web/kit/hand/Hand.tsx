import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { drag, putBack, type Point } from './drag.ts'
import { useLiftMoments } from '../motion/play-moments.ts'
import { useFanShape } from './fan-shape.ts'
import './hand.css'

export interface HeldCard {
  readonly card: number
  /** All that a screen reader says of it. */
  readonly name: string
  readonly face: ComponentChildren
  readonly playable: boolean
  /** What would come of it, on a tag at its edge. */
  readonly tag?: string
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

/** My cards as a fan, in rows where one would hide an index; a list to choose from for eyes and ears alike. */
export function Hand(props: HandProps) {
  const { label, cards, lifted, several, waits, tap, carry, over, drop, arrange } = props
  const list = useRef<HTMLDivElement>(null)
  const [visited, visit] = useState<number | null>(null)
  const { inRow } = useFanShape(list, cards.length)
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
      data-many={cards.length > 12}
      data-choosing={cards.some(({ playable }) => playable)}
    >
      {rowsOf(cards, inRow).map((row, at) => (
        <div class="hand-row" role="presentation" key={at} style={{ '--in-row': row.length }}>
          {row.map(({ card, name, face, playable, tag, from = 'deck' }, place) => (
            <button
              key={card}
              type="button"
              role="option"
              class="held"
              style={{ '--at': place }}
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
              {tag !== undefined && lifted.includes(card) && (
                <span class="tag held-tag" aria-hidden="true">
                  {tag}
                </span>
              )}
            </button>
          ))}
        </div>
      ))}
    </div>
  )
}

const rowsOf = (cards: readonly HeldCard[], inRow: number): readonly (readonly HeldCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / inRow) }, (_, at) =>
    cards.slice(at * inRow, (at + 1) * inRow),
  )

/** The one option that the keyboard enters the hand by. */
export const focusEntry = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()

/** From one card to the next, as in every list to choose from. */
function goAlong(event: TargetedKeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
  const all = cardsIn(event.currentTarget.closest('[role=listbox]'))
  const next = step === 0 ? undefined : all[all.indexOf(event.currentTarget) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const cardsIn = (hand: Element | null): HTMLElement[] => [
  ...(hand?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

/** Among the cards, which stand at the bottom of what the hand takes up. */
function isBeside(hand: HTMLElement, { y }: Point): boolean {
  const [first] = cardsIn(hand)
  const box = first?.getBoundingClientRect()
  return box !== undefined && y > box.top - 0.2 * box.height
}

/** How many cards lie before a point, as they are read: row after row. */
const placeAt = (hand: HTMLElement, carried: number, { x, y }: Point): number =>
  cardsIn(hand).filter((other) => {
    if (Number(other.dataset.card) === carried) return false
    const row = other.parentElement?.getBoundingClientRect()
    const box = other.getBoundingClientRect()
    const isAbove = row !== undefined && row.bottom < y
    const isBelow = row !== undefined && row.top > y
    return isAbove || (!isBelow && box.left + box.width / 2 < x)
  }).length
