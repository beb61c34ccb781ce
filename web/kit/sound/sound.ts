import type { Moment } from '../motion/moment.ts'
import { supportsVibration } from '../feedback-settings.ts'
import { strike } from './instruments.ts'
import { buzzOf, notesOf, silenceAfter } from './score.ts'
import { audible, gainOf, spanOf, type Span } from './voices.ts'

interface Output {
  readonly context: AudioContext
  readonly master: GainNode
  sounding: readonly Span[]
  silentUntil: number
}

let output: Output | null = null

/** Before that, browsers let no page make itself heard or felt, and complain of those that try. */
export const wasTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/**
 * @param volume 0 to 1
 * @param later in milliseconds: what came before it is heard first
 */
export function sound(moment: Moment, volume: number, later = 0): void {
  const notes = notesOf(moment)
  if (volume <= 0 || notes.length === 0) return
  if (typeof AudioContext === 'undefined' || !wasTouched()) return
  output ??= openOutput()
  const { context, master } = output
  void context.resume()
  const now = context.currentTime + later / 1_000
  const played = audible(notes, now, { ...output, volume })
  master.gain.value = gainOf(volume)
  for (const note of played) strike(master, note, now)
  output.sounding = [
    ...output.sounding.filter(([, ends]) => ends > context.currentTime),
    ...played.map((note) => spanOf(note, now)),
  ]
  output.silentUntil = Math.max(output.silentUntil, now + silenceAfter(moment))
}

export function buzz(moment: Moment): void {
  const pattern = buzzOf(moment)
  if (pattern.length > 0 && supportsVibration() && wasTouched()) navigator.vibrate([...pattern])
}

function openOutput(): Output {
  const context = new AudioContext()
  const master = new GainNode(context)
  master.connect(context.destination)
  return { context, master, sounding: [], silentUntil: 0 }
}
