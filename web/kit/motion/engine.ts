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

/** The data about the next view that `MotionEngine` needs before the view is rendered. */
export interface MotionState {
  /** The view of the game. When it changes, all running animations finish. */
  readonly view: unknown
  /**
   * Identifies the deal (one shuffle). When it changes, no element flies from its old place to its
   * new one.
   */
  readonly deal: unknown
  /** Whether this view is the start of the deal. If so, the cards are dealt visibly. */
  readonly isDealt: boolean
}

/**
 * Animates elements from their position before a render to their position after it (the FLIP
 * technique). Measures all positions in one pass before the render and in one pass after it. These
 * attributes control it:
 *
 * - `data-motion-key` identifies an element across renders, such as `card-39`.
 * - `data-motion-from` is the key of the element from which a new element flies.
 * - `data-motion-collects` is a key prefix: removed elements whose keys start with it fly here.
 * - `data-motion-burns` makes the collected elements curl up before they fly.
 * - `data-motion-delay` delays the flight, in ms.
 * - `data-motion-path="rim"` moves the element along the rim of the table.
 *
 * The engine sets `data-arrived` on the elements that the last view brought to the middle of the
 * table, but not on elements that make room for them there. A request to take the last move back
 * outlines the elements.
 */
export class MotionEngine {
  readonly #root: RefObject<HTMLElement | null>
  #state: MotionState | null = null
  #isRendering = false
  /** The positions before this render. Null if this render is not animated. */
  #before: TrackedElements | null = null
  #isDeal = false

  constructor(root: RefObject<HTMLElement | null>) {
    this.#root = root
  }

  /**
   * Measures all elements before a render. Every animated component calls this method before it
   * renders. Only the first call for each render measures.
   */
  beforeRender(next: MotionState | null = this.#state): void {
    if (this.#isRendering || !next) return
    this.#isRendering = true
    const last = this.#state
    this.#state = next
    this.#isDeal = next.deal !== last?.deal
    // A render without a new view, such as a selection, does not affect running animations. A new
    // view finishes them first.
    if (!this.#isDeal && next.view === last?.view && isAnimating()) return
    finishMotion()
    if (next.view !== last?.view)
      for (const one of this.#root.current?.querySelectorAll<HTMLElement>('[data-arrived]') ?? [])
        delete one.dataset['arrived']
    if (this.#isDeal) this.#before = next.isDealt ? new Map() : null
    else if (this.#root.current) this.#before = measureElements(this.#root.current)
  }

  /**
   * Starts the animations after a render. Every animated component calls this method in a layout
   * effect. Only the first call for each render starts animations.
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
  // With reduced motion, highlights only elements that moved far.
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
  // All layout has been read by now. The code below only writes, so that the browser does a single
  // layout.
  for (const { thing, element, from, to } of all)
    if (
      before.get(thing)?.element !== element &&
      !isSmallShift(from, to) &&
      element.closest('.middle')
    )
      element.dataset['arrived'] = ''
  const as = isStill ? 'lit' : 'flying'
  for (const { element, animation } of arrivals) {
    element.dataset[as] = ''
    animate(element, animation, () => delete element.dataset[as])
  }
  for (const { element, animation } of ghosts) animateAndRemove(element, animation)
}

/**
 * Returns whether the element is a card that is being dealt to the viewer. The animation turns such
 * a card face up.
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
   * The motion key of the element from which a new element flies. Null if the element existed
   * before the render.
   */
  readonly source: string | null
  /** The index of the element among all elements that fly from the same source. */
  readonly nth: number
}

/** Returns the elements that are new or have moved. */
function findArrivals(after: TrackedElements, before: TrackedElements): readonly Arrival[] {
  const outOf = new Map<string, number>()
  return [...after].flatMap(([thing, { element, box: to }]) => {
    // A card that the viewer drags follows the pointer and needs no animation.
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
