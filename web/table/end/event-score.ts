import type { Arrival } from '../../kit/end-parts.ts'
import type { Instrument, Note } from '../../kit/sound/notes.ts'
import type { Result } from './result.ts'

interface EventScoreOptions {
  readonly mood: Result['mood']
  /** How the last cards of the game appear. */
  readonly arrival: Arrival | undefined
  /** The number of pieces (players' tokens) that hop onto the screen. */
  readonly pieces: number
  /** Whether the winner gets a crown. */
  readonly isCrowned: boolean
  /** The number of cards that turn over after a loss. */
  readonly cards: number
}

/**
 * Returns the sounds of the celebration at the end of a game. Their times match the animations in
 * `celebration.css`.
 */
export function eventScore(given: EventScoreOptions): readonly Note[] {
  const { mood, arrival, pieces, isCrowned, cards } = given
  if (mood === 'lost')
    return [note('bell', 98, 0.2, 1.2), ...each(cards, (nth) => flick(1_400, 0.5 + nth * 0.09))]
  const arriving = arrival === undefined ? [flick(1_200, 0.7)] : arrivals[arrival]
  if (mood === 'placed')
    return [...arriving, note('bell', 392, 0.95, 0.4, 0.7), note('bell', 587, 1.15, 0.5, 0.7)]
  return [
    ...arriving,
    { ...note('paper', 400, 0.28, 0.62, 0.6), to: 1_600 },
    note('wood', 70, stamped, 0.3),
    ...[262, 330, 392].map((hz) => note('bell', hz, stamped + 0.03, 0.7, 0.45)),
    ...each(pieces, (nth) => note('bell', pitch(nth), 1 + nth * 0.09, 0.22, 0.4)),
    ...(isCrowned ? [note('wood', 420, 1.75, 0.1, 0.8)] : []),
  ]
}

/**
 * Returns the vibration of the celebration of a win: a pulse for the last card, and two when the
 * headline is stamped onto the screen.
 */
export const eventVibration = (mood: Result['mood']): readonly number[] =>
  mood === 'won' ? [12, 1_000 * stamped - 12, 30, 40, 60] : []

/** When the headline is stamped onto the screen, in seconds after the start. */
const stamped = 0.95

const each = (count: number, make: (nth: number) => Note): readonly Note[] =>
  Array.from({ length: Math.min(count, 7) }, (_, nth) => make(nth))

/** Returns a tone of the pentatonic scale that begins at c′′ (523 Hz). */
const pitch = (nth: number): number => [523, 587, 659, 784, 880, 1_047, 1_175][nth] ?? 1_175

const note = (
  instrument: Instrument,
  hz: number,
  at: number,
  duration: number,
  loudness = 1,
): Note => ({ instrument, hz, at, duration, loudness })

const flick = (hz: number, at: number): Note => note('paper', hz, at, 0.06, 0.7)

const arrivals: Readonly<Record<Arrival, readonly Note[]>> = {
  // Sounds as if four piles of cards are squared up.
  sweep: [330, 370, 415, 494].map((hz, nth) => note('wood', hz, nth * 0.09, 0.08, 0.8)),
  // Sounds as if the last card is slapped on the table.
  throw: [{ ...note('paper', 2_200, 0.62, 0.16, 0.6), to: 700 }, note('wood', 165, 0.84, 0.1)],
  // Sounds as if cards are turned over one after the other.
  turn: [0, 1, 2, 3].map((nth) => flick(1_100 + 200 * nth, 0.6 + nth * 0.07)),
  // Sounds as if each chip knocks against the previous one.
  push: [300, 337, 378].map((hz, nth) => note('wood', hz, 0.6 + nth * 0.08, 0.07, 0.9)),
}
