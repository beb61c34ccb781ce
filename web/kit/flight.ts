import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

type Boxes = ReadonlyMap<string, DOMRect>

/**
 * Animates by difference. Whatever carries `data-flight="key"` flies from where that key was before this rendering to
 * where it is now; what is new comes from the key in its `data-flight-from`, if that was there. Only pictures move: the
 * page is at its new state at once, so nothing waits, and a second change takes over from wherever the first one is.
 */
export function useFlight(root: RefObject<HTMLElement | null>): void {
  // Measured while rendering, since the effect comes when the old places are gone.
  const before = root.current && boxesIn(root.current)
  useLayoutEffect(() => {
    if (root.current && before) fly(root.current, before)
  })
}

const movers = (root: HTMLElement): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('[data-flight]'),
]

const boxesIn = (root: HTMLElement): Boxes =>
  new Map(movers(root).map((mover) => [mover.dataset.flight ?? '', mover.getBoundingClientRect()]))

function fly(root: HTMLElement, before: Boxes): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const duration = Number.parseFloat(getComputedStyle(root).getPropertyValue('--motion')) || 0
  for (const mover of movers(root)) {
    // Its place is the pointer's.
    if (mover.dataset.carried !== undefined) continue
    const from =
      before.get(mover.dataset.flight ?? '') ?? before.get(mover.dataset.flightFrom ?? '')
    const to = mover.getBoundingClientRect()
    if (!from || !isElsewhere(from, to)) continue
    mover.animate(
      [
        {
          translate: `${from.left + (from.width - to.width) / 2 - to.left}px ${from.top + (from.height - to.height) / 2 - to.top}px`,
          scale: from.width && to.width ? String(from.width / to.width) : '1',
          zIndex: 9,
        },
        { translate: '0', scale: '1', zIndex: 9 },
      ],
      { duration: duration * 1.3, easing: 'cubic-bezier(.2,.7,.2,1)' },
    )
  }
}

const isElsewhere = (from: DOMRect, to: DOMRect): boolean =>
  Math.hypot(from.left - to.left, from.top - to.top) > 2
