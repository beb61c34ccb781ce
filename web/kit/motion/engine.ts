import type { RefObject } from 'preact'

import {
  fadeIn,
  flight,
  isElsewhere,
  onlyMakesRoom,
  ownOf,
  styleOf,
  type Box,
  backOver,
  dealtIn,
  likenessesOf,
  placesIn,
  type Places,
  alongRim,
} from './flights.ts'
import {
  finishMotion,
  isHidden,
  isMoving,
  type Move,
  run,
  runAndRemove,
  wantsStillness,
} from './running.ts'

/** What is going to be seen. */
export interface Sight {
  /** A new one puts down whatever still flies. */
  readonly view: unknown
  /** Nothing flies from one deal to another. */
  readonly deal: unknown
  /** The deal begins with this view, and its cards are seen to be dealt. */
  readonly isDealt: boolean
}

/**
 * Moves what stands for a thing (`data-thing`) from where that was before a rendering to where it is after it. What is
 * new comes out of its source (`data-from`: another thing); what is there no longer goes to whoever takes it
 * (`data-takes`: how the names of those things begin; with `data-burns` they curl up first). What is pushed waits for what
 * pushes it (`data-after`: milliseconds); the lamp goes along the rim (`data-way`). All places are read at once before, and at once after.
 */
export class MotionEngine {
  readonly #root: RefObject<HTMLElement | null>
  #sight: Sight | null = null
  #renders = false
  /** Null where nothing is to be seen moving. */
  #before: Places | null = null
  #isDeal = false

  constructor(root: RefObject<HTMLElement | null>) {
    this.#root = root
  }

  /** To be called by all that render, before they do: the first one in a rendering reads all places. */
  before(next: Sight | null = this.#sight): void {
    if (this.#renders || !next) return
    this.#renders = true
    const last = this.#sight
    this.#sight = next
    this.#isDeal = next.deal !== last?.deal
    // What flies goes on where nothing new has come; otherwise it is put down first.
    if (!this.#isDeal && next.view === last?.view && isMoving()) return
    finishMotion()
    if (this.#isDeal) this.#before = next.isDealt ? new Map() : null
    else if (this.#root.current) this.#before = placesIn(this.#root.current)
  }

  /** And after it. */
  after(): void {
    const before = this.#before
    this.#renders = false
    this.#before = null
    if (before && this.#root.current && !isHidden()) move(this.#root.current, before, this.#isDeal)
  }
}

function move(root: HTMLElement, before: Places, isDeal: boolean): void {
  const after = placesIn(root)
  const isStill = wantsStillness()
  const all = comingsTo(after, before)
  // What fades in and is lit has to be worth a look.
  const seen = isStill ? all.filter(({ from, to }) => !onlyMakesRoom(from, to)) : all
  const comings = seen.map(({ element, thing, source, nth, ...way }) => {
    if (isStill) return { element, made: fadeIn }
    const zoom = element.currentCSSZoom ?? 1
    if (element.dataset['way'] === 'rim')
      return { element, made: alongRim({ ...way, round: windowNow(), zoom }) }
    const style = styleOf(way, source, nth, isDeal)
    const made = flight(thing, {
      ...way,
      ...style,
      delay: (style.delay ?? 0) + Number(element.dataset['after'] ?? 0),
      turns: isMineDealt(element, isDeal),
      own: ownOf(getComputedStyle(element)),
      zoom,
    })
    return { element, made }
  })
  const goings = isStill
    ? []
    : isDeal
      ? [...dealtIn(after, root), ...backsOf(comings, after)]
      : likenessesOf(before, after, root)
  // Everything has been read: from here on nothing is.
  const as = isStill ? 'lit' : 'flying'
  for (const { element, made } of comings) {
    element.dataset[as] = ''
    run(element, made, () => delete element.dataset[as])
  }
  for (const { element, made } of goings) runAndRemove(element, made)
}

/** A card of my hand that is dealt turns over on its way. */
const isMineDealt = (element: HTMLElement, isDeal: boolean): boolean =>
  isDeal && element.dataset['card'] !== undefined

const backsOf = (
  comings: readonly { readonly element: HTMLElement; readonly made: Move }[],
  after: Places,
) =>
  comings.flatMap(({ element, made }) =>
    isMineDealt(element, true) ? (backOver(element, after, made) ?? []) : [],
  )

const windowNow = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight })

interface Coming {
  readonly thing: string
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  /** What it comes out of, where it was not there before; and the how manieth it is. */
  readonly source: string | null
  readonly nth: number
}

/** What is not where it was. */
function comingsTo(after: Places, before: Places): readonly Coming[] {
  const outOf = new Map<string, number>()
  return [...after].flatMap(([thing, { element, box: to }]) => {
    // Its place is the pointer's.
    if (element.dataset['carried'] !== undefined) return []
    const known = before.get(thing)
    const source = known ? null : (element.dataset['from'] ?? null)
    const from = known ?? (source === null ? undefined : (before.get(source) ?? after.get(source)))
    if (!from || !isElsewhere(from.box, to)) return []
    const nth = outOf.get(source ?? '') ?? 0
    outOf.set(source ?? '', nth + 1)
    return [{ thing, element, from: from.box, to, source, nth }]
  })
}
