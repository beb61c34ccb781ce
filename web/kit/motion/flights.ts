import { apart, easings, pace, still, type Easing } from './pace.ts'
import type { Move } from './running.ts'

export interface Known {
  readonly element: HTMLElement
  readonly box: Box
}

/** Where each thing is, by its name; what has no room at all is nowhere. */
export type Places = ReadonlyMap<string, Known>

export const placesIn = (root: HTMLElement): Places =>
  new Map(
    [...root.querySelectorAll<HTMLElement>('[data-thing]')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 0 ? [[element.dataset['thing'] ?? '', { element, box }] as const] : []
    }),
  )

/** Where something is, in pixels of the window. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** What a style says of something that lies askew. */
export interface Own {
  /** In degrees. */
  readonly turned: number
  readonly aside: readonly [x: string, y: string]
}

export interface Way {
  readonly from: Box
  readonly to: Box
  /** How it lies at its place by its own style. */
  readonly own?: Own
  /** How many pixels of the window one of its own is. */
  readonly zoom?: number
  /** It comes with its back up, and turns over half way. */
  readonly turns?: boolean
  readonly easing: Easing
  readonly lasts: number
  readonly delay?: number
}

/** From where it was to where it is, on an arc: it is at its place already, and only seems to be elsewhere. */
export function flight(thing: string, way: Way): Move {
  const { from, to, own = upright, zoom = 1, turns = false, easing, lasts, delay = 0 } = way
  const { turned, aside } = own
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
      translate: `calc(${px(x * left)} + ${aside[0]}) calc(${px(y * left - lift * arc)} + ${aside[1]})`,
      rotate: `${(turned + tilt * arc).toFixed(2)}deg`,
      scale: turns ? `${width.toFixed(3)} ${size.toFixed(3)}` : size.toFixed(3),
    }
  })
  return { frames, timing: { duration: lasts, delay, easing: easings[easing], fill: 'backwards' } }
}

/** In place of a flight: it fades in where it is. */
export const fadeIn: Move = {
  frames: [{ opacity: 0 }, { opacity: 1, offset: still.fade / still.lit }, { opacity: 1 }],
  timing: { duration: still.lit },
}

/** Whether somebody would see it move. */
export const isElsewhere = (from: Box, to: Box): boolean =>
  Math.hypot(
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ) > 2

/**
 * How something comes to its place. What only makes room slides; what was laid settles; what was dealt or drawn comes
 * one by one.
 * @param source what it comes out of, where it was not there before
 * @param nth the how manieth out of that source
 */
export function styleOf(
  { from, to }: { readonly from: Box; readonly to: Box },
  source: string | null,
  nth: number,
  isDeal: boolean,
): Pick<Way, 'easing' | 'lasts' | 'delay'> {
  if (isDeal) return { easing: 'out', lasts: pace.sweep, delay: nth * apart }
  if (source !== null && !isSeat(source))
    return { easing: 'out', lasts: pace.card, delay: Math.min(nth, mostApart) * apart }
  return { easing: onlyMakesRoom(from, to) ? 'out' : 'lay', lasts: pace.card, delay: 0 }
}

const upright: Own = { turned: 0, aside: ['0px', '0px'] }

/** As the browser computes `rotate` and `translate`. */
export function ownOf({
  rotate,
  translate,
}: Pick<CSSStyleDeclaration, 'rotate' | 'translate'>): Own {
  const [x = '0px', y = '0px'] = translate === 'none' ? [] : (translate || '0px').split(' ')
  return { turned: Number.parseFloat(rotate) || 0, aside: [x, y] }
}

/** A little to the side, or down with all others. */
export const onlyMakesRoom = (from: Box, to: Box): boolean =>
  Math.hypot(from.left - to.left, from.top - to.top) < to.width

const isSeat = (source: string): boolean => source.startsWith('seat')

/** Where somebody draws more at once, the rest come together. */
const mostApart = 7

/** Five points of an arc look round enough. */
const steps = [0, 0.25, 0.5, 0.75, 1] as const

const highest = 60
const px = (length: number): string => `${length.toFixed(1)}px`

/** Up to 3° to either side, the same for the same thing. */
function tiltOf(thing: string): number {
  let seed = 7
  for (const letter of thing) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_009
  return (seed / 1_009) * 6 - 3
}

interface RimWay {
  readonly from: Box
  readonly to: Box
  /** What it goes round: whatever lies in the middle of this is left in peace. */
  readonly round: Box
  /** How many pixels of the window one of its own is. */
  readonly zoom?: number
}

/** From one place at the rim of the table to another, round its middle, the shorter way. */
export function alongRim({ from, to, round, zoom = 1 }: RimWay): Move {
  const [begin, end] = [onRim(from, round), onRim(to, round)]
  const turn = shorter(end.angle - begin.angle)
  const scale = to.width > 0 ? from.width / to.width : 1
  const at = middleOf(to)
  const frames = rimSteps.map((done) => {
    const point = offRim(begin.angle + turn * done, mix(begin.reach, end.reach, done), round)
    return {
      translate: `${px((point.x - at.x) / zoom)} ${px((point.y - at.y) / zoom)}`,
      scale: mix(scale, 1, done).toFixed(3),
    }
  })
  return { frames, timing: { duration: pace.sweep, easing: easings.out, fill: 'backwards' } }
}

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** As an angle and a reach, of an ellipse as wide and as high as what it goes round. */
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

/** Never more than half way round. */
const shorter = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn))

const mix = (from: number, to: number, done: number): number => from + (to - from) * done
const rimSteps = Array.from({ length: 9 }, (_, nth) => nth / 8)

/** The way of a likeness, from where something was to whoever has it now. */
export interface Leave {
  /** Where the likeness lies. */
  readonly at: Box
  readonly from: Box
  readonly to: Box
  readonly zoom: number
}

/** Something that is there no longer goes to whoever took it. */
export function taken(leave: Leave): Move {
  const { begin, end } = endsOf(leave)
  return {
    frames: [
      { ...begin, opacity: 1 },
      { ...end, opacity: 0.2 },
    ],
    timing: { duration: pace.card, easing: easings.in },
  }
}

/** What burns curls up where it lay, once the card that burns it has come, and then it is swept away. */
export function burnt(leave: Leave): Move {
  const { begin, end } = endsOf(leave)
  return {
    frames: [
      { ...begin, rotate: '1 0.4 0.2 0deg', opacity: 1, easing: easings.in },
      { ...begin, rotate: '1 0.4 0.2 68deg', scale: 0.86, opacity: 1, offset: 0.6 },
      { ...end, rotate: '1 0.4 0.2 80deg', opacity: 0.2 },
    ],
    timing: { duration: pace.sweep, delay: pace.card, fill: 'backwards' },
  }
}

/** A back goes from the deck to somebody's place card. @param nth the how manieth card, or between two of them */
export function dealt(leave: Leave, nth: number): Move {
  const { begin, end } = endsOf(leave)
  return {
    frames: [
      { ...begin, opacity: 1 },
      { ...end, opacity: 1 },
    ],
    timing: { duration: pace.sweep, delay: nth * apart, easing: easings.out, fill: 'backwards' },
  }
}

interface End {
  readonly translate: string
  readonly scale: number
}

function endsOf({ at, from, to, zoom }: Leave): { readonly begin: End; readonly end: End } {
  const toward = (box: Box): string => {
    const x = box.left + box.width / 2 - at.left - at.width / 2
    const y = box.top + box.height / 2 - at.top - at.height / 2
    return `${px(x / zoom)} ${px(y / zoom)}`
  }
  const scale = from.width > 0 ? Math.min(to.width / from.width, 1) : 1
  return { begin: { translate: toward(from), scale: 1 }, end: { translate: toward(to), scale } }
}

interface Going {
  readonly element: HTMLElement
  readonly made: Move
}

interface Likeness {
  readonly element: HTMLElement
  readonly from: Box
  readonly to: Box
  readonly way: (leave: Leave) => Move
}

/** Likenesses of what has gone, each on its way to whoever took it. */
export function likenessesOf(before: Places, after: Places, root: HTMLElement): readonly Going[] {
  const zoom = root.currentCSSZoom ?? 1
  const takers = [...after.values()].filter(({ element }) => element.dataset['takes'])
  if (takers.length === 0) return []
  const takerOf = (thing: string): Known | undefined =>
    takers.find(({ element }) => thing.startsWith(element.dataset['takes'] ?? ''))
  const gone = [...before].flatMap(([thing, { element, box }]): Likeness[] => {
    const taker = after.has(thing) ? undefined : takerOf(thing)
    if (!taker) return []
    const way = taker.element.dataset['burns'] === undefined ? taken : burnt
    return [{ element: likenessOf(element, box, zoom), from: box, to: taker.box, way }]
  })
  return goingOf(gone, root, zoom)
}

/** As far as anybody sees them: as many backs as a fan shows go from the deck to everybody's place card, in turn. */
export function dealtIn(after: Places, root: HTMLElement): readonly Going[] {
  const deck = after.get('deck')
  const back = deck?.element.querySelector<HTMLElement>('.card-back')
  if (!deck || !back) return []
  const zoom = root.currentCSSZoom ?? 1
  const fans = [...after].flatMap(([thing, { element }]) =>
    thing.startsWith('seat-') ? (element.querySelector('.card-back-fan') ?? []) : [],
  )
  const all = fans.flatMap((fan, seat) => {
    const to = fan.getBoundingClientRect()
    return Array.from(fan.children, (_, nth): Likeness => {
      const way = (leave: Leave) => dealt(leave, nth + seat / fans.length)
      return { element: likenessOf(back, deck.box, zoom), from: deck.box, to, way }
    })
  })
  return goingOf(all, root, zoom)
}

function goingOf(all: readonly Likeness[], root: HTMLElement, zoom: number): readonly Going[] {
  root.append(...all.map(({ element }) => element))
  return all.map(({ element, from, to, way }) => ({
    element,
    made: way({ at: element.getBoundingClientRect(), from, to, zoom }),
  }))
}

/** The back of a card that turns over half way through this flight. */
export function backOver(card: HTMLElement, after: Places, { timing }: Move): Going | null {
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
  return { element: back, made: { frames, timing } }
}

function likenessOf(gone: HTMLElement, { width, height }: Box, zoom: number): HTMLElement {
  const likeness = gone.cloneNode(true) as HTMLElement
  // It stands for nothing any more.
  for (const one of [likeness, ...likeness.querySelectorAll<HTMLElement>('[data-thing]')])
    delete one.dataset['thing']
  likeness.classList.add('motion-likeness')
  likeness.inert = true
  likeness.ariaHidden = 'true'
  const size = { inlineSize: `${width / zoom}px`, blockSize: `${height / zoom}px` }
  Object.assign(likeness.style, size)
  return likeness
}
