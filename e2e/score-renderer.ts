import { lengthOf, type Moment } from '../web/kit/motion/moment.ts'
import { strike } from '../web/kit/sound/instruments.ts'
import { notesOf } from '../web/kit/sound/score.ts'

export { sound } from '../web/kit/sound/sound.ts'

/** How loud a moment gets, of 1, at the highest volume: as long as it may take, and after that. */
export interface Rendered {
  readonly peak: number
  readonly afterwards: number
}

const rate = 44_100

/** Runs in the page: plays a moment into a buffer, by the instruments that people hear. */
export async function render(moment: Moment): Promise<Rendered> {
  const ends = Math.ceil((lengthOf(moment) / 1_000) * rate)
  const context = new OfflineAudioContext(1, ends + rate / 2, rate)
  for (const note of notesOf(moment)) strike(context.destination, note, 0)
  const samples = (await context.startRendering()).getChannelData(0)
  return { peak: loudest(samples.subarray(0, ends)), afterwards: loudest(samples.subarray(ends)) }
}

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
