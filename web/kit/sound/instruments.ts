import type { Instrument, Note } from './notes.ts'

/** The gain of the loudest note: 18 dB below full scale. */
const level = 10 ** (-18 / 20)
/** An inaudible gain that stands for 0, because an exponential ramp cannot reach 0. */
const silence = 0.0001

/**
 * @param into the node that receives the sound. Its context can be an `OfflineAudioContext`
 * @param at the time in seconds, by the clock of that context
 */
export function playNote(into: AudioNode, note: Note, at: number): void {
  const loud = level * note.loudness
  const begins = at + note.at
  if (loud > 0) play[note.instrument](into, note, begins, loud)
}

const play: Readonly<
  Record<Instrument, (into: AudioNode, note: Note, at: number, loud: number) => void>
> = {
  paper(into, { hz, to = hz, duration }, at, loud) {
    const { context } = into
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 0.8 })
    band.frequency.setValueAtTime(hz, at)
    band.frequency.exponentialRampToValueAtTime(to, at + duration)
    const source = new AudioBufferSourceNode(context, { buffer: noiseFor(context), loop: true })
    // Filtered noise sounds much quieter than a tone, so its gain is 2.5 times as high.
    const shape = duration < 0.2 ? struck : drawn
    source.connect(band).connect(shape(into, at, duration, 2.5 * loud))
    sound(source, at, duration)
  },
  wood(into, { hz, duration }, at, loud) {
    const tone = new OscillatorNode(into.context, { frequency: 1.6 * hz })
    tone.frequency.setValueAtTime(1.6 * hz, at)
    tone.frequency.exponentialRampToValueAtTime(hz, at + Math.min(0.04, duration))
    tone.connect(struck(into, at, duration, loud))
    sound(tone, at, duration)
    const click = { instrument: 'paper', hz: 2_400, at: 0, duration: 0.012, loudness: 1 } as const
    play.paper(into, click, at, loud / 2)
  },
  bell(into, { hz, duration }, at, loud) {
    for (const [overtone, part, share] of [
      [1, 1, 0.75],
      [2.76, 0.5, 0.25],
    ] as const) {
      const tone = new OscillatorNode(into.context, { frequency: hz * overtone })
      tone.connect(struck(into, at, duration * part, loud * share))
      sound(tone, at, duration * part)
    }
  },
}

function sound(source: AudioScheduledSourceNode, at: number, duration: number): void {
  source.start(at)
  source.stop(at + duration)
}

/**
 * An envelope for short notes: it rises to full volume within 4 ms, to avoid a click, and decays.
 */
function struck(into: AudioNode, at: number, duration: number, loud: number): AudioNode {
  const gain = new GainNode(into.context, { gain: 0 })
  const rise = Math.min(0.004, duration / 4)
  gain.gain.setValueAtTime(silence, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(silence, at + duration)
  gain.connect(into)
  return gain
}

/** An envelope for long notes: it swells and fades. */
function drawn(into: AudioNode, at: number, duration: number, loud: number): AudioNode {
  const gain = new GainNode(into.context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + duration / 4)
  gain.gain.linearRampToValueAtTime(0, at + duration)
  gain.connect(into)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Returns half a second of noise. A fixed seed makes the noise the same on every page. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const cached = noises.get(context)
  if (cached) return cached
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 1
  for (let at = 0; at < samples.length; at++) {
    state = (state * 48_271) % 2_147_483_647
    samples[at] = (2 * state) / 2_147_483_647 - 1
  }
  noises.set(context, buffer)
  return buffer
}
