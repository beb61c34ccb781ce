import type { RefObject } from 'preact'

import {
  fadeIn,
  flyOnArc,
  hasMoved,
  isSmallShift,
  restTransformOf,
  flightTiming,
  type Box,
  coverWithBack,
  animateDeal,
  createGhosts,
  measureElements,
  type TrackedElements,
  alongRim,
} from './flights.ts'
import {
  finishMotion,
  isPageHidden,
  isAnimating,
  type AnimationSpec,
  animate,
  animateAndRemove,
  prefersReducedMotion,
} from './animations.ts'

/** What `<Motion>` has to know about the view that is about to be rendered. */
export interface MotionState {
  /** The view. A new one finishes all running animations. */
  readonly view: unknown
  /** The deal. Between views of two deals nothing is animated. */
  readonly deal: unknown
  /** Whether this view is the start of the deal, so that the cards are dealt visibly. */
  readonly isDealt: boolean
}

/**
 * Animates elements from their position before a render to their position after it (the FLIP technique). All positions
 * are measured in one pass before the render and in one pass after it.
 *
 * - `data-motion-key` identifies an element across renders, such as `card-39`.
 * - `data-motion-from` is the key of the element that a new element flies out of.
 * - `data-motion-collects` is a key prefix: removed elements whose keys start with it fly to this element.
 * - `data-motion-burns` makes the collected elements curl up before they fly.
 * - `data-motion-delay` delays the flight, in ms.
 * - `data-motion-path="rim"` moves the element along the rim of the table.
 */
export class MotionEngine {
  readonly #root: RefObject<HTMLElement | null>
  #state: MotionState | null = null
  #isRendering = false
  /** The elements before this render; null if the render is not animated. */
  #before: TrackedElements | null = null
  #isDeal = false

  constructor(root: RefObject<HTMLElement | null>) {
    this.#root = root
  }

  /** Must be called by every animated component before it renders. The first call of a render measures all elements. */
  beforeRender(next: MotionState | null = this.#state): void {
    if (this.#isRendering || !next) return
    this.#isRendering = true
    const last = this.#state
    this.#state = next
    this.#isDeal = next.deal !== last?.deal
    // Running animations continue if the view is the same; otherwise they are finished first.
    if (!this.#isDeal && next.view === last?.view && isAnimating()) return
    finishMotion()
    if (this.#isDeal) this.#before = next.isDealt ? new Map() : null
    else if (this.#root.current) this.#before = measureElements(this.#root.current)
  }

  /** Must be called by the same components in a layout effect. The first call of a render starts the animations. */
  afterRender(): void {
    const before = this.#before
    this.#isRendering = false
    this.#before = null
    if (before && this.#root.current && !isPageHidden())
      move(this.#root.current, before, this.#isDeal)
  }
}

function move(root: HTMLElement, before: TrackedElements, isDeal: boolean): void {
  const after = measureElements(root)
  const isStill = prefersReducedMotion()
  const all = findArrivals(after, before)
  // With reduced motion, only elements that moved far are highlighted.
  const seen = isStill ? all.filter(({ from, to }) => !isSmallShift(from, to)) : all
  const arrivals = seen.map(({ element, thing, source, nth, ...way }) => {
    if (isStill) return { element, animation: fadeIn }
    const zoom = element.currentCSSZoom ?? 1
    if (element.dataset['motionPath'] === 'rim')
      return { element, animation: alongRim({ ...way, centreBox: windowNow(), zoom }) }
    const style = flightTiming(way, source, nth, isDeal)
    const animation = flyOnArc(thing, {
      ...way,
      ...style,
      delay: (style.delay ?? 0) + Number(element.dataset['motionDelay'] ?? 0),
      turns: isMineDealt(element, isDeal),
      rest: restTransformOf(getComputedStyle(element)),
      zoom,
    })
    return { element, animation }
  })
  const ghosts = isStill
    ? []
    : isDeal
      ? [...animateDeal(after, root), ...backsOf(arrivals, after)]
      : createGhosts(before, after, root)
  // All layout reads are done; from here on the code only writes.
  const as = isStill ? 'lit' : 'flying'
  for (const { element, animation } of arrivals) {
    element.dataset[as] = ''
    animate(element, animation, () => delete element.dataset[as])
  }
  for (const { element, animation } of ghosts) animateAndRemove(element, animation)
}

/** The viewer's own cards turn face up while they are dealt. */
const isMineDealt = (element: HTMLElement, isDeal: boolean): boolean =>
  isDeal && element.dataset['card'] !== undefined

const backsOf = (
  arrivals: readonly { readonly element: HTMLElement; readonly animation: AnimationSpec }[],
  after: TrackedElements,
) =>
  arrivals.flatMap(({ element, animation }) =>
    isMineDealt(element, true) ? (coverWithBack(element, after, animation) ?? []) : [],
  )

const windowNow = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight })

interface Arrival {
  readonly thing: string
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  /**
   * The key of the element that a new element flies out of; null if the element was there before.
   */
  readonly source: string | null
  /** The index among the elements from the same source. */
  readonly nth: number
}

/** Returns the elements that are new or have moved. */
function findArrivals(after: TrackedElements, before: TrackedElements): readonly Arrival[] {
  const outOf = new Map<string, number>()
  return [...after].flatMap(([thing, { element, box: to }]) => {
    // A dragged card follows the pointer instead.
    if (element.dataset['carried'] !== undefined) return []
    const previous = before.get(thing)
    const source = previous ? null : (element.dataset['motionFrom'] ?? null)
    const from =
      previous ?? (source === null ? undefined : (before.get(source) ?? after.get(source)))
    if (!from || !hasMoved(from.box, to)) return []
    const nth = outOf.get(source ?? '') ?? 0
    outOf.set(source ?? '', nth + 1)
    return [{ thing, element, from: from.box, to, source, nth }]
  })
}
