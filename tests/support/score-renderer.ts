import { cueDuration, type Cue } from '../../web/kit/motion/cues.ts'
import { playNote } from '../../web/kit/sound/instruments.ts'
import { notesOf } from '../../web/kit/sound/score.ts'

export { playSound } from '../../web/kit/sound/sound.ts'

/**
 * The largest amplitudes of a cue at full volume, from 0 to 1. `peak` is the one within the cue's
 * duration, `afterwards` the one after it.
 */
export interface RenderedScore {
  readonly peak: number
  readonly afterwards: number
}

/**
 * A window of time (`from` and `until`, in seconds) and frequency (`above` and `below`, in hertz).
 */
export interface AudioWindow {
  readonly from: number
  readonly until: number
  readonly above?: number
  readonly below?: number
}

const rate = 44_100

/** Runs in the page: renders a cue into a buffer with the real instruments. */
export async function render(cue: Cue): Promise<RenderedScore> {
  const ends = Math.ceil((cueDuration(cue) / 1_000) * rate)
  const samples = await samplesOf(cue)
  return {
    peak: loudest(samples.subarray(0, ends)),
    afterwards: loudest(samples.subarray(ends)),
  }
}

/** Returns the strongest frequency in each window, in hertz. */
export async function tonesIn(cue: Cue, parts: readonly AudioWindow[]): Promise<number[]> {
  const samples = await samplesOf(cue)
  return parts.map(({ from, until, above = 50, below = 6_000 }) =>
    strongest(samples.subarray(from * rate, until * rate), tonesBetween(above, below)),
  )
}

/**
 * Returns the spectral centroid of each window in hertz, which is a measure for the brightness of
 * noise.
 */
export async function brightnessIn(cue: Cue, parts: readonly AudioWindow[]): Promise<number[]> {
  const samples = await samplesOf(cue)
  return parts.map(({ from, until }) => {
    const part = samples.subarray(from * rate, until * rate)
    const tones = tonesBetween(200, 6_000)
    const powers = tones.map((hz) => powerOf(part, hz))
    const all = powers.reduce((sum, power) => sum + power, 0)
    return tones.reduce((sum, hz, at) => sum + (hz * (powers[at] ?? 0)) / all, 0)
  })
}

async function samplesOf(cue: Cue): Promise<Float32Array> {
  const ends = Math.ceil((cueDuration(cue) / 1_000) * rate)
  const context = new OfflineAudioContext(1, ends + rate / 2, rate)
  for (const note of notesOf(cue)) playNote(context.destination, note, 0)
  return (await context.startRendering()).getChannelData(0)
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Returns frequencies between two limits, in steps of an eighth of a semitone. */
const tonesBetween = (low: number, high: number): number[] =>
  Array.from({ length: Math.floor(96 * Math.log2(high / low)) }, (_, at) => low * 2 ** (at / 96))

const strongest = (samples: Float32Array, tones: readonly number[]): number =>
  tones.reduce(
    (best, hz) => {
      const power = powerOf(samples, hz)
      return power > best.power ? { hz, power } : best
    },
    { hz: 0, power: 0 },
  ).hz

/** Returns the power of one frequency by the Goertzel algorithm, with a window function. */
function powerOf(samples: Float32Array, hz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hz) / rate)
  let [last, before] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    const window = Math.sin((Math.PI * (at + 0.5)) / samples.length) ** 2
    const now = sample * window + turn * last - before
    before = last
    last = now
  }
  return last ** 2 + before ** 2 - turn * last * before
}
