import { staggerDelay, easings, durations, reducedMotion, type Easing } from './durations.ts'
import type { AnimationSpec } from './animations.ts'

interface TrackedElement {
  readonly element: HTMLElement
  readonly box: Box
}

/** The elements that have a `data-motion-key`, by key. Elements without a size are left out. */
export type TrackedElements = ReadonlyMap<string, TrackedElement>

export const measureElements = (root: HTMLElement): TrackedElements =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-motion-key]')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 ? [[element.dataset['motionKey'] ?? '', { element, box }] as const] : []
    }),
  )

/** The position and size of an element in pixels of the viewport. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/**
 * The rotation and offset that an element's own style gives it at rest, such as for a card that
 * lies slightly askew.
 */
interface RestTransform {
  /** The rotation in degrees. */
  readonly rotation: number
  readonly offset: readonly [x: string, y: string]
}

interface FlightOptions {
  readonly from: Box
  readonly to: Box
  /** The transform of the element at the end of the flight. */
  readonly rest?: RestTransform
  /** The CSS zoom: viewport pixels per CSS pixel of the element. */
  readonly zoom?: number
  /** Whether the card starts face down and turns face up half way. */
  readonly turns?: boolean
  readonly easing: Easing
  readonly duration: number
  readonly delay?: number
}

/**
 * Returns an animation on an arc from `from` to `to`. The element is already laid out at `to`, so
 * the animation offsets it from there.
 */
export function flyOnArc(thing: string, way: FlightOptions): AnimationSpec {
  const { from, to, rest = upright, zoom = 1, turns = false, easing, duration, delay = 0 } = way
  const { rotation, offset } = rest
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom
  const scale = to.width > 0 && from.width > 0 ? from.width / to.width : 1
  const lift = Math.min(Math.hypot(x, y) * 0.16, highest)
  const tilt = tiltOf(thing)
  const frames = steps.map((done) => {
    const left = 1 - done
    const arc = 4 * done * left
    const size = 1 + (scale - 1) * left
    const width = turns ? size * Math.abs(Math.cos(Math.PI * done)) : size
    return {
      translate: `calc(${px(x * left)} + ${offset[0]}) calc(${px(y * left - lift * arc)} + ${offset[1]})`,
      rotate: `${(rotation + tilt * arc).toFixed(2)}deg`,
      scale: turns ? `${width.toFixed(3)} ${size.toFixed(3)}` : size.toFixed(3),
    }
  })
  return { frames, timing: { duration, delay, easing: easings[easing], fill: 'backwards' } }
}

/** The animation that replaces a flight if the viewer prefers reduced motion. */
export const fadeIn: AnimationSpec = {
  frames: [
    { opacity: 0 },
    { opacity: 1, offset: reducedMotion.fade / reducedMotion.lit },
    { opacity: 1 },
  ],
  timing: { duration: reducedMotion.lit },
}

/** Returns whether two boxes are far enough apart for a visible flight. */
export const hasMoved = (from: Box, to: Box): boolean =>
  Math.hypot(
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ) > 2

/**
 * Returns the timing of a flight. Cards that are dealt or drawn fly one by one. A small shift has
 * another easing than a played card.
 * @param source the `data-motion-key` of the element from which a new element flies, or null if the
 * element existed before
 * @param nth the index among the elements from the same source
 */
export function flightTiming(
  { from, to }: { readonly from: Box; readonly to: Box },
  source: string | null,
  nth: number,
  isDeal: boolean,
): Pick<FlightOptions, 'easing' | 'duration' | 'delay'> {
  if (isDeal) return { easing: 'out', duration: durations.sweep, delay: nth * staggerDelay }
  if (source !== null && !isSeat(source))
    return {
      easing: 'out',
      duration: durations.card,
      delay: Math.min(nth, mostApart) * staggerDelay,
    }
  return { easing: isSmallShift(from, to) ? 'out' : 'lay', duration: durations.card, delay: 0 }
}

const upright: RestTransform = { rotation: 0, offset: ['0px', '0px'] }

/** Reads the transform at rest from the computed styles `rotate` and `translate`. */
export function restTransformOf({
  rotate,
  translate,
}: Pick<CSSStyleDeclaration, 'rotate' | 'translate'>): RestTransform {
  const [x = '0px', y = '0px'] = translate === 'none' ? [] : (translate || '0px').split(' ')
  return { rotation: Number.parseFloat(rotate) || 0, offset: [x, y] }
}

/**
 * Returns whether an element moved by less than its own width, as cards do to make room for another
 * card.
 */
export const isSmallShift = (from: Box, to: Box): boolean =>
  Math.hypot(from.left - to.left, from.top - to.top) < to.width

const isSeat = (source: string): boolean => source.startsWith('seat')

/** The highest index with a delay of its own: cards drawn after this one start together with it. */
const mostApart = 7

/** The progress (0 to 1) at each point of an arc. With five points, the arc looks round. */
const steps = [0, 0.25, 0.5, 0.75, 1] as const

const highest = 60
const px = (length: number): string => `${length.toFixed(1)}px`

/**
 * Returns a tilt of up to 3° to either side. The tilt depends only on the key of the element, so
 * each card always has the same tilt.
 */
function tiltOf(thing: string): number {
  let seed = 7
  for (const letter of thing) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_009
  return (seed / 1_009) * 6 - 3
}

interface RimFlight {
  readonly from: Box
  readonly to: Box
  /** The box around whose centre the element moves. */
  readonly centreBox: Box
  /** The CSS zoom: viewport pixels per CSS pixel of the element. */
  readonly zoom?: number
}

/** Returns an animation along the rim of the table, in the shorter direction. */
export function alongRim({ from, to, centreBox, zoom = 1 }: RimFlight): AnimationSpec {
  const [begin, end] = [onRim(from, centreBox), onRim(to, centreBox)]
  const turn = shorter(end.angle - begin.angle)
  const scale = to.width > 0 ? from.width / to.width : 1
  const at = middleOf(to)
  const frames = rimSteps.map((done) => {
    const point = offRim(begin.angle + turn * done, mix(begin.reach, end.reach, done), centreBox)
    return {
      translate: `${px((point.x - at.x) / zoom)} ${px((point.y - at.y) / zoom)}`,
      scale: mix(scale, 1, done).toFixed(3),
    }
  })
  return { frames, timing: { duration: durations.sweep, easing: easings.out, fill: 'backwards' } }
}

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** Converts the centre of `box` to polar coordinates, relative to the ellipse inside `round`. */
function onRim(box: Box, round: Box): { readonly angle: number; readonly reach: number } {
  const [point, middle] = [middleOf(box), middleOf(round)]
  const x = (point.x - middle.x) / (round.width / 2)
  const y = (point.y - middle.y) / (round.height / 2)
  return { angle: Math.atan2(y, x), reach: Math.hypot(x, y) }
}

function offRim(angle: number, reach: number, round: Box): Point {
  const middle = middleOf(round)
  return {
    x: middle.x + (Math.cos(angle) * reach * round.width) / 2,
    y: middle.y + (Math.sin(angle) * reach * round.height) / 2,
  }
}

/** Normalises an angle to at most half a turn in either direction. */
const shorter = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn))

const mix = (from: number, to: number, done: number): number => from + (to - from) * done
const rimSteps = Array.from({ length: 9 }, (_, nth) => nth / 8)

/**
 * The flight of a ghost. A ghost is a clone of a removed element, shown while it flies to the
 * element that collects it.
 */
interface GhostFlight {
  /**
   * The box in which the layout places the ghost. The animation offsets the ghost from there to
   * `from` and `to`.
   */
  readonly at: Box
  readonly from: Box
  readonly to: Box
  readonly zoom: number
}

/** Returns the flight of a removed element to the element that collects it. */
export function flyToCollector(flight: GhostFlight): AnimationSpec {
  const { begin, end } = endsOf(flight)
  return {
    frames: [
      { ...begin, opacity: 1 },
      { ...end, opacity: 0.2 },
    ],
    timing: { duration: durations.card, easing: easings.in },
  }
}

/**
 * Returns the animation of a burnt card (removed from the game by another card). It waits until the
 * other card has arrived, curls up, and flies to the element that collects it.
 */
export function burnAway(flight: GhostFlight): AnimationSpec {
  const { begin, end } = endsOf(flight)
  return {
    frames: [
      { ...begin, rotate: '1 0.4 0.2 0deg', opacity: 1, easing: easings.in },
      { ...begin, rotate: '1 0.4 0.2 68deg', scale: 0.86, opacity: 1, offset: 0.6 },
      { ...end, rotate: '1 0.4 0.2 80deg', opacity: 0.2 },
    ],
    timing: { duration: durations.sweep, delay: durations.card, fill: 'backwards' },
  }
}

/**
 * Returns the flight of a card back from the deck to a name plate, as one card of a deal.
 * @param nth the position in the order of dealing: the index of the card in the hand, plus a
 * fraction for the seat
 */
export function flyFromDeck(flight: GhostFlight, nth: number): AnimationSpec {
  const { begin, end } = endsOf(flight)
  return {
    frames: [
      { ...begin, opacity: 1 },
      { ...end, opacity: 1 },
    ],
    timing: {
      duration: durations.sweep,
      delay: nth * staggerDelay,
      easing: easings.out,
      fill: 'backwards',
    },
  }
}

interface End {
  readonly translate: string
  readonly scale: number
}

function endsOf({ at, from, to, zoom }: GhostFlight): { readonly begin: End; readonly end: End } {
  const toward = (box: Box): string => {
    const x = box.left + box.width / 2 - at.left - at.width / 2
    const y = box.top + box.height / 2 - at.top - at.height / 2
    return `${px(x / zoom)} ${px(y / zoom)}`
  }
  const scale = from.width > 0 ? Math.min(to.width / from.width, 1) : 1
  return { begin: { translate: toward(from), scale: 1 }, end: { translate: toward(to), scale } }
}

interface GhostAnimation {
  readonly element: HTMLElement
  readonly animation: AnimationSpec
}

interface Ghost {
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  readonly way: (flight: GhostFlight) => AnimationSpec
}

/**
 * Creates a ghost (clone) and its flight for each removed element that another element collects.
 */
export function createGhosts(
  before: TrackedElements,
  after: TrackedElements,
  root: HTMLElement,
): readonly GhostAnimation[] {
  const zoom = root.currentCSSZoom ?? 1
  const collectors = [...after.values()].filter(({ element }) => element.dataset['motionCollects'])
  if (collectors.length === 0) return []
  const collectorOf = (thing: string): TrackedElement | undefined =>
    collectors.find(({ element }) => thing.startsWith(element.dataset['motionCollects'] ?? ''))
  const gone = [...before].flatMap(([thing, { element, box }]): Ghost[] => {
    const collector = after.has(thing) ? undefined : collectorOf(thing)
    if (!collector) return []
    const way = collector.element.dataset['motionBurns'] === undefined ? flyToCollector : burnAway
    return [{ element: createGhost(element, box, zoom), from: box, to: collector.box, way }]
  })
  return placeGhosts(gone, root, zoom)
}

/**
 * Animates a deal: card backs fly from the deck to the name plates, one card to each seat in turn.
 * Each name plate gets as many card backs as it shows.
 */
export function animateDeal(after: TrackedElements, root: HTMLElement): readonly GhostAnimation[] {
  const deck = after.get('deck')
  const back = deck?.element.querySelector<HTMLElement>('.card-back')
  if (!deck || !back) return []
  const zoom = root.currentCSSZoom ?? 1
  const fans = [...after].flatMap(([thing, { element }]) =>
    thing.startsWith('seat-') ? (element.querySelector('.card-back-fan') ?? []) : [],
  )
  const all = fans.flatMap((fan, seat) => {
    const to = fan.getBoundingClientRect()
    return Array.from(fan.children, (_, nth): Ghost => {
      const way = (flight: GhostFlight) => flyFromDeck(flight, nth + seat / fans.length)
      return { element: createGhost(back, deck.box, zoom), from: deck.box, to, way }
    })
  })
  return placeGhosts(all, root, zoom)
}

function placeGhosts(
  all: readonly Ghost[],
  root: HTMLElement,
  zoom: number,
): readonly GhostAnimation[] {
  root.append(...all.map(({ element }) => element))
  return all.map(({ element, from, to, way }) => ({
    element,
    animation: way({ at: element.getBoundingClientRect(), from, to, zoom }),
  }))
}

/**
 * Covers `card` with a card back, which vanishes half way through the flight, when the card turns
 * over.
 */
export function coverWithBack(
  card: HTMLElement,
  after: TrackedElements,
  { timing }: AnimationSpec,
): GhostAnimation | null {
  const back = after
    .get('deck')
    ?.element.querySelector('.card-back')
    ?.cloneNode() as HTMLElement | null
  if (!back) return null
  back.classList.add('motion-back')
  card.append(back)
  const frames = [
    { opacity: 1 },
    { opacity: 1, offset: 0.5 },
    { opacity: 0, offset: 0.5 },
    { opacity: 0 },
  ]
  return { element: back, animation: { frames, timing } }
}

function createGhost(gone: HTMLElement, { width, height }: Box, zoom: number): HTMLElement {
  const ghost = gone.cloneNode(true) as HTMLElement
  // Removes the motion keys from the ghost. Otherwise the engine would animate it as a second card.
  for (const one of [ghost, ...ghost.querySelectorAll<HTMLElement>('[data-motion-key]')])
    delete one.dataset['motionKey']
  ghost.classList.add('motion-ghost')
  ghost.inert = true
  ghost.ariaHidden = 'true'
  const size = { inlineSize: `${width / zoom}px`, blockSize: `${height / zoom}px` }
  Object.assign(ghost.style, size)
  return ghost
}
