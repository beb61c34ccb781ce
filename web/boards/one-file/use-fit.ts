import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

import { cardsAt, type Scene } from './scene.ts'

/**
 * The widths of cards to try, in CSS pixels, if the middle of the table is crowded. If even the
 * smallest width does not fit, the middle scrolls.
 */
const widths = [120, 108, 96, 86, 76, 68, 60, 54, 48, 44, 40, 36, 32, 29, 26] as const
/** A row of many cards is broken into at most this many lines. */
const mostLines = 3
/** The gap between the middle and its neighbours, in CSS pixels. */
const gap = 6

/**
 * Returns how many bands (rows as high as a card) the middle needs. More than two bands do not fit
 * at the usual sizes.
 */
export function bandsOf(
  { view, parts }: Scene,
  shows: { readonly piles: boolean; readonly trick: boolean; readonly choices: boolean },
): number {
  const rows = parts.rows.map((zone) => Math.ceil(cardsAt(view, zone).length / 5))
  const melds = parts.melds.map((zone) => Math.ceil(cardsAt(view, zone).length / 2))
  const beside = [...rows, ...melds].reduce((sum, bands) => sum + bands, 0)
  // A trick covers the whole middle, and only piles fit beside it. With rows or melds, it therefore
  // counts as three bands, so that the middle counts as crowded.
  const trick = shows.trick ? (beside > 0 ? 3 : 1) : 0
  return beside + trick + Number(shows.piles) + Number(shows.choices)
}

/**
 * Fits a crowded middle into the free area between the name plates and the viewer's panel, with
 * cards as large as possible.
 */
export function useFit(root: RefObject<HTMLDivElement | null>, isCrowded: boolean): void {
  useLayoutEffect(() => {
    const middle = root.current?.parentElement
    if (!isCrowded || !root.current || !middle) return
    const fitted = root.current
    const adapt = () => fit(fitted, middle)
    adapt()
    const observer = new ResizeObserver(adapt)
    observer.observe(middle)
    return () => observer.disconnect()
  })
}

function fit(root: HTMLElement, middle: HTMLElement): void {
  const zoom = root.currentCSSZoom ?? 1
  const around = middle.getBoundingClientRect()
  const free = freeArea(around, platesNear(middle))
  const { style } = root
  // Puts the sentence about the game above the cards, in the middle of the free area.
  const label = root.querySelector<HTMLElement>('.sewn-label')
  const [top, left] = [free.top - around.top, free.left - around.left]
  style.setProperty('--label-top', `${top / zoom + gap / 2}px`)
  style.setProperty('--label-at', `${(left + (free.right - free.left) / 2) / zoom}px`)
  style.setProperty('--label-room', `${(free.right - free.left) / zoom - 2 * gap}px`)
  style.padding = [
    top + (label ? label.getBoundingClientRect().height + gap * zoom : 0),
    around.right - free.right,
    around.bottom - free.bottom,
    left,
  ]
    .map((edge) => `${edge / zoom + gap}px`)
    .join(' ')
  const fits = (width: number, lines: number): boolean => {
    style.setProperty('--fit', `${width}px`)
    style.setProperty('--lines', String(lines))
    return root.scrollHeight <= root.clientHeight && root.scrollWidth <= root.clientWidth
  }
  root.dataset.scrolls = 'false'
  for (const width of widths)
    for (let lines = 1; lines <= mostLines; lines++) if (fits(width, lines)) return
  root.dataset.scrolls = 'true'
  for (let lines = 1; lines <= mostLines; lines++) {
    style.setProperty('--lines', String(lines))
    if (root.scrollWidth <= root.clientWidth) return
  }
}

type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const platesNear = (middle: HTMLElement): readonly Area[] =>
  [
    ...(middle.parentElement?.querySelectorAll('.seat > :not(.lamp), .seat-open-cards > *') ?? []),
  ].map((plate) => plate.getBoundingClientRect())

const sizeOf = ({ left, right, top, bottom }: Area): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top)

/**
 * Returns the part of an area that no name plate covers. Cuts off as little as possible for each
 * plate.
 */
export function freeArea(area: Area, plates: readonly Area[]): Area {
  let free: Area = {
    left: area.left,
    right: area.right,
    top: area.top,
    bottom: area.bottom,
  }
  for (const plate of plates) {
    const isApart =
      plate.right <= free.left ||
      plate.left >= free.right ||
      plate.bottom <= free.top ||
      plate.top >= free.bottom
    if (isApart) continue
    const cuts: readonly Area[] = [
      { ...free, top: plate.bottom },
      { ...free, left: plate.right },
      { ...free, right: plate.left },
    ]
    free = cuts.reduce((best, cut) => (sizeOf(cut) > sizeOf(best) ? cut : best))
  }
  return free
}
