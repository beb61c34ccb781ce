import type { Cue } from '../motion/cues.ts'
import { supportsVibration } from '../feedback-settings.ts'
import { playNote } from './instruments.ts'
import type { Note } from './notes.ts'
import { notesOf, silenceAfter } from './score.ts'
import { selectAudibleNotes, gainOf, spanOf, type Span } from './voices.ts'

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
