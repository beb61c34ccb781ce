import type { Note } from './notes.ts'

/** What sounds already, and what may: times in seconds of one clock. */
export interface Voices {
  /** 0 to 1. */
  readonly volume: number
  readonly ends: readonly number[]
  /** Until then nothing begins. */
  readonly silentUntil: number
}

/** More at a time are noise. */
const most = 6

/** Those of the notes that are to sound from `now` on, in their order. */
export function audible(notes: readonly Note[], now: number, voices: Voices): readonly Note[] {
  if (voices.volume <= 0) return []
  const ends = [...voices.ends]
  return notes.filter(({ at, lasts }) => {
    const begins = now + at
    const isFree = ends.filter((end) => end > begins).length < most
    if (begins < voices.silentUntil || !isFree) return false
    ends.push(begins + lasts)
    return true
  })
}

/** As ears hear it: half way is half as loud. */
export const gainOf = (volume: number): number => Math.min(Math.max(volume, 0), 1) ** 2
