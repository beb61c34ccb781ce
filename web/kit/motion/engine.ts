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

/** The state of `<Motion>` for the view that is about to be rendered. */
export interface MotionState {
  /** The view. When it changes, all running animations finish. */
  readonly view: unknown
  /** The deal. When it changes, elements don't fly from the old view to the new view. */
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
  /** The positions before this render, or null if the render is not animated. */
  #before: TrackedElements | null = null
  #isDeal = false

  constructor(root: RefObject<HTMLElement | null>) {
    this.#root = root
  }

  /**
   * Measures all elements before a render. Every animated component calls this method before it
   * renders, and only the first call of a render measures.
   */
  beforeRender(next: MotionState | null = this.#state): void {
    if (this.#isRendering || !next) return
    this.#isRendering = true
    const last = this.#state
    this.#state = next
    this.#isDeal = next.deal !== last?.deal
    // If the view is the same, running animations continue. Otherwise they are finished first.
    if (!this.#isDeal && next.view === last?.view && isAnimating()) return
    finishMotion()
    if (this.#isDeal) this.#before = next.isDealt ? new Map() : null
    else if (this.#root.current) this.#before = measureElements(this.#root.current)
  }

  /**
   * Starts the animations after a render. The same components call this method in a layout effect,
   * and only the first call of a render starts animations.
   */
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
  // All layout reads are done. From here on the code only writes, so the browser does a single
  // layout.
  const as = isStill ? 'lit' : 'flying'
  for (const { element, animation } of arrivals) {
    element.dataset[as] = ''
    animate(element, animation, () => delete element.dataset[as])
  }
  for (const { element, animation } of ghosts) animateAndRemove(element, animation)
}

/**
 * Returns whether the element is a card that is being dealt to the viewer. The card turns face up in
 * flight.
 */
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
   * The motion key of the element from which a new element flies. Null if the element was there
   * before.
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
