import type { Box } from './flight.ts'
import { apart, easings, pace } from './pace.ts'
import type { Move } from './running.ts'

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

const px = (length: number): string => `${length.toFixed(1)}px`
