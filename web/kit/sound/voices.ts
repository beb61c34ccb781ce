import type { Note } from './notes.ts'

/** The start and end of a note, in seconds. */
export type Span = readonly [begins: number, ends: number]

/** Which notes are playing or scheduled. All times are in seconds on the same clock. */
interface MixerState {
  /** The volume, from 0 to 1. */
  readonly volume: number
  readonly sounding: readonly Span[]
  /** Notes that would start before this time are dropped. */
  readonly silentUntil: number
}

/** The maximum number of simultaneous notes. */
const most = 6

/**
 * Returns the notes to play from `now` on. Drops a note if it is muted, or if `most` notes already
 * sound at its start.
 */
export function selectAudibleNotes(
  notes: readonly Note[],
  now: number,
  mixer: MixerState,
): readonly Note[] {
  if (mixer.volume <= 0) return []
  const sounding = [...mixer.sounding]
  return notes.filter((note) => {
    const [begins, ends] = spanOf(note, now)
    const others = sounding.filter(([from, until]) => from <= begins && begins < until)
    if (begins < mixer.silentUntil || others.length >= most) return false
    sounding.push([begins, ends])
    return true
  })
}

export const spanOf = ({ at, duration }: Note, now: number): Span => [now + at, now + at + duration]

/** Converts a volume to a gain, so that half the volume sounds half as loud. */
export const gainOf = (volume: number): number => Math.min(Math.max(volume, 0), 1) ** 2
