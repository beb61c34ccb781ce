import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

import { animate, isPageHidden, prefersReducedMotion } from '../kit/motion/animations.ts'
import { durations, easings } from '../kit/motion/durations.ts'
import { alongRim, type Box } from '../kit/motion/flights.ts'

/** How long the board may take to load, in ms. After that, the plates no longer slide. */
const maxDelay = 3_000

/**
 * When the cards are dealt, slides the players' plates from the near edge to their places around the table, and turns the
 * slip with the code over into the corner.
 * @param screen which screen is shown
 * @returns the reference to attach to the element that contains all screens
 */
export function usePlateSlide(screen: string): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null)
  const boxes = useRef<ReadonlyMap<string, Box> | null>(null)
  const dealtAt = useRef(0)
  useLayoutEffect(() => {
    if (root.current === null) return
    if (screen === 'gathering') {
      boxes.current = boxesIn(root.current)
      dealtAt.current = 0
      return
    }
    dealtAt.current ||= Date.now()
    const plates = root.current.querySelectorAll<HTMLElement>('.seat[data-seat] > .seat-plate')
    if (boxes.current === null || plates.length === 0) return
    const before = boxes.current
    boxes.current = null
    if (Date.now() - dealtAt.current > maxDelay || isPageHidden() || prefersReducedMotion()) return
    slide(root.current, plates, before)
  })
  return root
}

const boxesIn = (root: HTMLElement): ReadonlyMap<string, Box> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('.tv-place[data-seat], .tv-slip')].map((element) => [
      element.dataset['seat'] ?? 'slip',
      element.getBoundingClientRect(),
    ]),
  )

function slide(
  root: HTMLElement,
  plates: Iterable<HTMLElement>,
  boxes: ReadonlyMap<string, Box>,
): void {
  const centreBox = { left: 0, top: 0, width: innerWidth, height: innerHeight }
  for (const plate of plates) {
    const from = boxes.get(plate.parentElement?.dataset['seat'] ?? '')
    if (from === undefined) continue
    const to = plate.getBoundingClientRect()
    const { frames, timing } = alongRim({ from, to, centreBox, zoom: plate.currentCSSZoom ?? 1 })
    animate(plate, { frames, timing: { ...timing, duration: durations.cloth } })
  }
  const corner = root.querySelector<HTMLElement>('.tv-corner')
  const slip = boxes.get('slip')
  if (corner && slip) animate(corner, turnOver(slip, corner))
}

/** Returns the animation of the corner's slip, which turns over on its way from the place of the large slip. */
function turnOver(from: Box, corner: HTMLElement) {
  const to = corner.getBoundingClientRect()
  const zoom = corner.currentCSSZoom ?? 1
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom
  return {
    frames: [
      { translate: `${x}px ${y}px`, scale: from.height / to.height, rotate: 'y 90deg' },
      // Without `rotate`, the slip ends as slanted as its style says.
      { translate: '0 0', scale: 1 },
    ],
    timing: { duration: durations.cloth, easing: easings.out, fill: 'backwards' as const },
  }
}
