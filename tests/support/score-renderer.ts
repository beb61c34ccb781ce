import { cueDuration, type Cue } from '../../web/kit/motion/cues.ts'
import { playNote } from '../../web/kit/sound/instruments.ts'
import { notesOf } from '../../web/kit/sound/score.ts'

export { playSound } from '../../web/kit/sound/sound.ts'

/** How loud a cue gets, of 1, at the highest volume: as long as it may take, and after that; and when it is over. */
export interface RenderedScore {
  readonly peak: number
  readonly afterwards: number
  /** The end of the audible part, in seconds. */
  readonly lasts: number
}

/** A part of what is heard, in seconds and hertz. */
export interface AudioWindow {
  readonly from: number
  readonly until: number
  readonly above?: number
  readonly below?: number
}

const rate = 44_100

/** Runs in the page: plays a cue into a buffer, by the instruments that people hear. */
export async function render(cue: Cue): Promise<RenderedScore> {
  const ends = Math.ceil((cueDuration(cue) / 1_000) * rate)
  const samples = await samplesOf(cue)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silent)
  return {
    peak: loudest(samples.subarray(0, ends)),
    afterwards: loudest(samples.subarray(ends)),
    lasts: (last + 1) / rate,
  }
}

/** The strongest tone of each part, in hertz. */
export async function tonesIn(cue: Cue, parts: readonly AudioWindow[]): Promise<number[]> {
  const samples = await samplesOf(cue)
  return parts.map(({ from, until, above = 50, below = 6_000 }) =>
    strongest(samples.subarray(from * rate, until * rate), tonesBetween(above, below)),
  )
}

/** Where the middle of all that sounds lies in each part, in hertz: how bright noise is. */
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

/** The amplitude below which a sound is inaudible. */
const silent = 0.001

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** By an eighth of a half tone. */
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

/** How much of one tone is in it: Goertzel's way, of what fades in and out. */
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
