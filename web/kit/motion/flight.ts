import { apart, easings, pace, still, type Easing } from './pace.ts'
import type { Move } from './running.ts'

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
export function tiltOf(thing: string): number {
  let seed = 7
  for (const letter of thing) seed = (seed * 31 + (letter.codePointAt(0) ?? 0)) % 1_009
  return (seed / 1_009) * 6 - 3
}
