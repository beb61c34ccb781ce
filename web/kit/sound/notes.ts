/** Who plays: paper is noise through a band, wood a falling sine and a click, a bell two sines, 1 : 2.76. */
export type Instrument = 'paper' | 'wood' | 'bell'

export interface Note {
  readonly by: Instrument
  /** In hertz: the middle of the band, or the pitch. */
  readonly hz: number
  /** Where paper slides to. */
  readonly to?: number
  /** In seconds from the beginning of the moment. */
  readonly at: number
  readonly lasts: number
  /** Of 1; with all at 1, each is 18 dB below full. */
  readonly loud: number
}

type Rest = Partial<Pick<Note, 'at' | 'loud' | 'to'>>

export const paper = (
  hz: number,
  lasts: number,
  { at = 0, loud = 1, to = hz }: Rest = {},
): Note => ({
  by: 'paper',
  hz,
  to,
  at,
  lasts,
  loud,
})

export const wood = (hz: number, lasts: number, { at = 0, loud = 1 }: Rest = {}): Note => ({
  by: 'wood',
  hz,
  at,
  lasts,
  loud,
})

export const bell = (hz: number, lasts: number, { at = 0, loud = 1 }: Rest = {}): Note => ({
  by: 'bell',
  hz,
  at,
  lasts,
  loud,
})

/** So many half tones above. */
export const above = (hz: number, halfTones: number): number => hz * 2 ** (halfTones / 12)

const fiveSteps = [0, 2, 4, 7, 9] as const

/** The how manieth tone of the scale of five tones: whatever is played together sounds well. */
export const pentatonic = (hz: number, step: number): number =>
  above(hz, (fiveSteps[step % fiveSteps.length] ?? 0) + 12 * Math.floor(step / fiveSteps.length))

export const endOf = (notes: readonly Note[]): number =>
  Math.max(0, ...notes.map(({ at, lasts }) => at + lasts))
