import type { Instrument, Note } from './notes.ts'

/** 18 dB below full. */
const level = 10 ** (-18 / 20)
/** Below what anybody hears; an exponential curve never gets to nothing. */
const silence = 0.0001

/**
 * Lets a note sound at `at`, in seconds of the context's own clock: a page's, or that of one that only renders.
 * @param into what stands between the instruments and the ear
 */
export function strike(into: AudioNode, note: Note, at: number): void {
  const loud = level * note.loud
  const begins = at + note.at
  if (loud > 0) play[note.by](into, note, begins, loud)
}

const play: Readonly<
  Record<Instrument, (into: AudioNode, note: Note, at: number, loud: number) => void>
> = {
  paper(into, { hz, to = hz, lasts }, at, loud) {
    const { context } = into
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hz, Q: 0.8 })
    band.frequency.setValueAtTime(hz, at)
    band.frequency.exponentialRampToValueAtTime(to, at + lasts)
    const source = new AudioBufferSourceNode(context, { buffer: noiseFor(context), loop: true })
    // A band of noise is much quieter than a tone.
    const shape = lasts < 0.2 ? struck : drawn
    source.connect(band).connect(shape(into, at, lasts, 2.5 * loud))
    sound(source, at, lasts)
  },
  wood(into, { hz, lasts }, at, loud) {
    const tone = new OscillatorNode(into.context, { frequency: 1.6 * hz })
    tone.frequency.setValueAtTime(1.6 * hz, at)
    tone.frequency.exponentialRampToValueAtTime(hz, at + Math.min(0.04, lasts))
    tone.connect(struck(into, at, lasts, loud))
    sound(tone, at, lasts)
    const click = { by: 'paper', hz: 2_400, at: 0, lasts: 0.012, loud: 1 } as const
    play.paper(into, click, at, loud / 2)
  },
  bell(into, { hz, lasts }, at, loud) {
    for (const [overtone, part, share] of [
      [1, 1, 0.75],
      [2.76, 0.5, 0.25],
    ] as const) {
      const tone = new OscillatorNode(into.context, { frequency: hz * overtone })
      tone.connect(struck(into, at, lasts * part, loud * share))
      sound(tone, at, lasts * part)
    }
  },
}

function sound(source: AudioScheduledSourceNode, at: number, lasts: number): void {
  source.start(at)
  source.stop(at + lasts)
}

/** At once as loud as it gets, and then less and less. */
function struck(into: AudioNode, at: number, lasts: number, loud: number): AudioNode {
  const gain = new GainNode(into.context, { gain: 0 })
  const rise = Math.min(0.004, lasts / 4)
  gain.gain.setValueAtTime(silence, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(silence, at + lasts)
  gain.connect(into)
  return gain
}

/** Louder and then softer again, as what is long in hand. */
function drawn(into: AudioNode, at: number, lasts: number, loud: number): AudioNode {
  const gain = new GainNode(into.context, { gain: 0 })
  gain.gain.setValueAtTime(0, at)
  gain.gain.linearRampToValueAtTime(loud, at + lasts / 4)
  gain.gain.linearRampToValueAtTime(0, at + lasts)
  gain.connect(into)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Half a second of noise, the same in every page. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
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
