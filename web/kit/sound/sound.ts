import type { Cue } from '../motion/cues.ts'
import { supportsVibration } from '../feedback-settings.ts'
import { playNote } from './instruments.ts'
import { vibrationPattern, notesOf, silenceAfter } from './score.ts'
import { selectAudibleNotes, gainOf, spanOf, type Span } from './voices.ts'

interface Output {
  readonly context: AudioContext
  readonly master: GainNode
  sounding: readonly Span[]
  silentUntil: number
}

let output: Output | null = null

/**
 * Returns whether the user has used the page. Before that, browsers block sound and vibration, and
 * log a warning for each attempt.
 */
export const hasUserActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/**
 * Plays the sound of a cue.
 * @param volume from 0 to 1
 * @param later delay in ms, so that earlier cues are heard first
 */
export function playSound(cue: Cue, volume: number, later = 0): void {
  const notes = notesOf(cue)
  if (volume <= 0 || notes.length === 0) return
  if (typeof AudioContext === 'undefined' || !hasUserActivation()) return
  output ??= openOutput()
  const { context, master } = output
  void context.resume()
  const now = context.currentTime + later / 1_000
  const played = selectAudibleNotes(notes, now, { ...output, volume })
  master.gain.value = gainOf(volume)
  for (const note of played) playNote(master, note, now)
  output.sounding = [
    ...output.sounding.filter(([, ends]) => ends > context.currentTime),
    ...played.map((note) => spanOf(note, now)),
  ]
  output.silentUntil = Math.max(output.silentUntil, now + silenceAfter(cue))
}

export function vibrate(cue: Cue): void {
  const pattern = vibrationPattern(cue)
  if (pattern.length > 0 && supportsVibration() && hasUserActivation())
    navigator.vibrate([...pattern])
}

function openOutput(): Output {
  const context = new AudioContext()
  const master = new GainNode(context)
  master.connect(context.destination)
  return { context, master, sounding: [], silentUntil: 0 }
}
