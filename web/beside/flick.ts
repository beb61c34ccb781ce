import type { Point } from '../kit/hand/drag.ts'

/** How far up a player must drag a card for a flick, in CSS pixels. */
const leastRise = 40

/** By how much a flick may miss the middle of a pile, in radians. */
const tolerance = (22 * Math.PI) / 180

/**
 * Returns the point among `targets` towards which a card has moved upwards; null if it has not, or
 * if it has missed all of them.
 */
export function flickTarget(from: Point, to: Point, targets: readonly Point[]): Point | null {
  if (from.y - to.y < leastRise) return null
  const direction = Math.atan2(to.y - from.y, to.x - from.x)
  const misses = targets.map((target) => ({
    target,
    by: Math.abs(Math.atan2(target.y - from.y, target.x - from.x) - direction),
  }))
  const [nearest] = misses.toSorted((one, other) => one.by - other.by)
  return nearest && nearest.by <= tolerance ? nearest.target : null
}

/** The piles and rows on which a card can be dropped, in all games. */
const droppable = [
  '[data-pile]:not([data-pile="draw"])',
  '.spread-place',
  '.board-row',
  '.card-places',
  '.one-file',
]
  .map((part) => `.middle ${part}`)
  .join()

/** Returns the centres of the visible piles and rows. */
export function visibleTargets(): readonly Point[] {
  return [...document.querySelectorAll(droppable)]
    .map((pile) => pile.getBoundingClientRect())
    .filter(({ width, height }) => width * height > 0)
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
}

/**
 * Returns where a card lands that the player has dragged from `from` to `to`. A card that was
 * flicked at a pile lands on that pile; any other card lands at `to`.
 */
export const aim = (from: Point, to: Point): Point => flickTarget(from, to, visibleTargets()) ?? to
