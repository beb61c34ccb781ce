import type { Note } from './notes.ts'

/** From when to when a note sounds. */
export type Span = readonly [begins: number, ends: number]

/** What sounds already, or is going to, and what may: times in seconds of one clock. */
export interface Voices {
  /** 0 to 1. */
  readonly volume: number
  readonly sounding: readonly Span[]
  /** Until then nothing begins. */
  readonly silentUntil: number
}

/** More at a time are noise. */
const most = 6

/** Those of the notes that are to sound from `now` on, in their order. */
export function audible(notes: readonly Note[], now: number, voices: Voices): readonly Note[] {
  if (voices.volume <= 0) return []
  const sounding = [...voices.sounding]
  return notes.filter((note) => {
    const [begins, ends] = spanOf(note, now)
    const others = sounding.filter(([from, until]) => from <= begins && begins < until)
    if (begins < voices.silentUntil || others.length >= most) return false
    sounding.push([begins, ends])
    return true
  })
}

export const spanOf = ({ at, lasts }: Note, now: number): Span => [now + at, now + at + lasts]

/** As ears hear it: half way is half as loud. */
export const gainOf = (volume: number): number => Math.min(Math.max(volume, 0), 1) ** 2
