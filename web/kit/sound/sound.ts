import type { Cue } from '../motion/cues.ts'
import { supportsVibration } from '../feedback-settings.ts'
import { playNote } from './instruments.ts'
import type { Note } from './notes.ts'
import { notesOf, silenceAfter } from './score.ts'

interface Output {
  readonly context: AudioContext
  readonly master: GainNode
  sounding: readonly Span[]
  silentUntil: number
}

let output: Output | null = null

/**
 * Returns whether the user has interacted with the page. Before, browsers block sound and
 * vibration, and log a warning for each attempt.
 */
const hasUserActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/**
 * Plays the sound of a cue.
 * @param volume from 0 to 1
 * @param later delay in ms, so that earlier cues are heard first
 */
export function playSound(cue: Cue, volume: number, later = 0): void {
  playNotes(notesOf(cue), volume, { later, silence: silenceAfter(cue) })
}

/** Plays notes. Returns a function that stops them. */
export function playNotes(
  notes: readonly Note[],
  volume: number,
  { later = 0, silence = 0 } = {},
): () => void {
  if (volume <= 0 || notes.length === 0) return () => {}
  if (typeof AudioContext === 'undefined' || !hasUserActivation()) return () => {}
  const mixer = (output ??= openOutput())
  const { context, master } = mixer
  void context.resume()
  const group = new GainNode(context)
  group.connect(master)
  const now = context.currentTime + later / 1_000
  const played = selectAudibleNotes(notes, now, { ...mixer, volume })
  master.gain.value = gainOf(volume)
  for (const note of played) playNote(group, note, now)
  mixer.sounding = [
    ...mixer.sounding.filter(([, ends]) => ends > context.currentTime),
    ...played.map((note) => spanOf(note, now)),
  ]
  mixer.silentUntil = Math.max(mixer.silentUntil, now + silence)
  return () => group.gain.setTargetAtTime(0, context.currentTime, 0.02)
}

export function vibrate(pattern: readonly number[]): void {
  if (pattern.length > 0 && supportsVibration() && hasUserActivation())
    navigator.vibrate([...pattern])
}

function openOutput(): Output {
  const context = new AudioContext()
  const master = new GainNode(context)
  master.connect(context.destination)
  return { context, master, sounding: [], silentUntil: 0 }
}

/** The start and end of a note, in seconds. */
type Span = readonly [begins: number, ends: number]

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
