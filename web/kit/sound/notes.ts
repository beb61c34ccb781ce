/**
 * How each instrument is synthesised: paper is band-pass noise, wood is a falling sine with a
 * click, a bell is two sines in the ratio 1 : 2.76.
 */
export type Instrument = 'paper' | 'wood' | 'bell'

export interface Note {
  readonly instrument: Instrument
  /** The frequency in hertz: the pitch of a tone, or the centre of the noise band of `paper`. */
  readonly hz: number
  /** The frequency in hertz to which a `paper` note slides by its end. */
  readonly to?: number
  /** The start of the note, in seconds after the start of the cue. */
  readonly at: number
  readonly duration: number
  /** The loudness from 0 to 1, where 1 is 18 dB below full scale. */
  readonly loudness: number
}

type NoteOptions = Partial<Pick<Note, 'at' | 'loudness' | 'to'>>

export const paper = (
  hz: number,
  duration: number,
  { at = 0, loudness = 1, to = hz }: NoteOptions = {},
): Note => ({
  instrument: 'paper',
  hz,
  to,
  at,
  duration,
  loudness,
})

export const wood = (
  hz: number,
  duration: number,
  { at = 0, loudness = 1 }: NoteOptions = {},
): Note => ({
  instrument: 'wood',
  hz,
  at,
  duration,
  loudness,
})

export const bell = (
  hz: number,
  duration: number,
  { at = 0, loudness = 1 }: NoteOptions = {},
): Note => ({
  instrument: 'bell',
  hz,
  at,
  duration,
  loudness,
})

/** Returns the frequency `halfTones` above `hz`. */
export const transpose = (hz: number, halfTones: number): number => hz * 2 ** (halfTones / 12)

const fiveSteps = [0, 2, 4, 7, 9] as const

/**
 * Returns the frequency of the tone `step` in the pentatonic scale above `hz`. Any tones of this
 * scale sound well together.
 */
export const pentatonic = (hz: number, step: number): number =>
  transpose(
    hz,
    (fiveSteps[step % fiveSteps.length] ?? 0) + 12 * Math.floor(step / fiveSteps.length),
  )
