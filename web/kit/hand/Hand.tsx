import type { ComponentChildren, TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

import { besideTelevision } from './beside-television.ts'
import { drag, resetDrag, type Point } from './drag.ts'
import { useSelectionCues } from '../motion/play-cues.ts'
import { useCardsPerRow, usualCorner } from './use-cards-per-row.ts'
import './hand.css'

interface HeldCard {
  readonly card: number
  /** The accessible name of the card. */
  readonly name: string
  readonly face: ComponentChildren
  readonly playable: boolean
  /**
   * What happens if the viewer plays the card. It is shown next to the selected card, and is always
   * part of the accessible name.
   */
  readonly tag?: string
  /**
   * The motion key of the element from which a new card flies into the hand. By default the draw
   * pile.
   */
  readonly from?: string
}

interface HandProps {
  readonly label: string
  readonly cards: readonly HeldCard[]
  readonly selected: readonly number[]
  /**
   * The width of the corner of each card that must stay visible on an upright screen, as a fraction
   * of the card's width.
   */
  readonly corner?: number
  /** Whether several cards can be selected. Arrow keys then move the focus without selecting. */
  readonly multiple?: true
  /**
   * Whether a move is being sent. Meanwhile, a card that was dropped on a pile stays where it was
   * dropped.
   */
  readonly isPending: boolean
  readonly onTap: (card: number, by: 'pointer' | 'key') => void
  readonly onDragStart: (card: number) => void
  readonly onDragOver: (point: Point) => void
  /** Called when the viewer drops a card. Returns true if that played the card. */
  readonly onDrop: (card: number, point: Point) => boolean
  /**
   * Called when the viewer drops a card on the hand itself, at index `place` among the other cards.
   */
  readonly onReorder: (card: number, place: number) => void
}

/**
 * Shows the viewer's cards as a fan, and as an ARIA listbox. If one row is too narrow to show the
 * corner of each card, the fan has several rows.
 */
export function Hand(props: HandProps) {
  const { label, cards, selected, multiple, isPending, corner = usualCorner } = props
  const list = useRef<HTMLDivElement>(null)
  const [visited, visit] = useState<number | null>(null)
  const measured = useCardsPerRow(list, cards.length, corner)
  const beside = besideTelevision.value
  const perRow = beside?.nearRow(cards.length) ?? measured
  // On a phone beside a television, the first (far) row has fewer cards, so that the near row is
  // full.
  const missing = beside === null ? 0 : (perRow - (cards.length % perRow)) % perRow
  const hadFocus = list.current?.contains(document.activeElement) ?? false
  const isEntry = (card: number) => (multiple ? card === visited : selected.includes(card))
  const entry = (cards.find(({ card }) => isEntry(card)) ?? cards[0])?.card

  useSelectionCues(
    selected,
    cards.map(({ card }) => card),
  )
  useLayoutEffect(() => {
    // Moves the focus, because the focused card has left the hand or can no longer be reached by
    // Tab.
    if (hadFocus) focusEntry(list.current)
  }, [hadFocus, entry])
  useLayoutEffect(() => {
    const dropped = list.current?.querySelectorAll<HTMLElement>('[data-carried="dropped"]')
    if (!isPending) dropped?.forEach(resetDrag)
  })

  const drop = (card: number, point: Point, from: Point): boolean => {
    if (props.onDrop(card, beside?.aim(from, point) ?? point)) return true
    const row = list.current
    if (row && isOverCards(row, point)) props.onReorder(card, indexAt(row, card, point))
    return false
  }

  return (
    <div
      ref={list}
      class="hand"
      role="listbox"
      aria-label={label}
      aria-orientation="horizontal"
      aria-multiselectable={multiple}
      data-many={cards.length > 12}
      data-choosing={cards.some(({ playable }) => playable)}
    >
      {rowsOf(cards, perRow, missing).map((row, at) => (
        <div class="hand-row" role="presentation" key={at} style={{ '--in-row': row.length }}>
          {row.map(({ card, name, face, playable, tag, from = 'deck' }, place) => (
            <button
              key={card}
              type="button"
              role="option"
              class="hand-card"
              style={{ '--at': place }}
              data-card={card}
              data-motion-key={`card-${card}`}
              data-motion-from={from}
              data-playable={playable}
              aria-label={tag === undefined ? name : `${name}, ${tag}`}
              aria-selected={selected.includes(card)}
              tabIndex={card === entry ? 0 : -1}
              onFocus={() => visit(card)}
              onKeyDown={(event) => multiple && moveFocus(event)}
              onClick={(click) => props.onTap(card, click.detail === 0 ? 'key' : 'pointer')}
              onPointerDown={(down) =>
                drag(down, down.currentTarget, {
                  onStart: () => props.onDragStart(card),
                  onMove: props.onDragOver,
                  onDrop: (point) => drop(card, point, down),
                })
              }
            >
              {face}
              {tag !== undefined && selected.includes(card) && (
                <span class="tag hand-card-tag" aria-hidden="true">
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

/**
 * Splits the cards into rows.
 * @param missing how many cards fewer than `perRow` the first row has
 */
const rowsOf = (
  cards: readonly HeldCard[],
  perRow: number,
  missing: number,
): readonly (readonly HeldCard[])[] =>
  Array.from({ length: Math.ceil(cards.length / perRow) }, (_, at) =>
    cards.slice(Math.max(0, at * perRow - missing), (at + 1) * perRow - missing),
  )

/** Focuses the card that the Tab key would reach first. */
export const focusEntry = (root: HTMLElement | null): void =>
  root?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus()

/** Moves the focus to the neighbouring card by arrow keys, as in every ARIA listbox. */
function moveFocus(event: TargetedKeyboardEvent<HTMLElement>): void {
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

/**
 * Returns whether a point is at the height of the cards. The cards are at the bottom of the hand's
 * box, below an empty area.
 */
function isOverCards(hand: HTMLElement, { y }: Point): boolean {
  const [first] = cardsIn(hand)
  const box = first?.getBoundingClientRect()
  return box !== undefined && y > box.top - 0.2 * box.height
}

/** Returns how many cards are before a point in reading order. Does not count the carried card. */
const indexAt = (hand: HTMLElement, carried: number, { x, y }: Point): number =>
  cardsIn(hand).filter((other) => {
    if (Number(other.dataset.card) === carried) return false
    const row = other.parentElement?.getBoundingClientRect()
    const box = other.getBoundingClientRect()
    const isAbove = row !== undefined && row.bottom < y
    const isBelow = row !== undefined && row.top > y
    return isAbove || (!isBelow && box.left + box.width / 2 < x)
  }).length
