import type { Arrival } from '../../kit/end-parts.ts'
import { bell, type Note, paper, pentatonic, wood } from '../../kit/sound/notes.ts'
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
    return [bell(98, 1.2, { at: 0.2 }), ...each(cards, (nth) => flick(1_400, 0.5 + nth * 0.09))]
  const arriving = arrival === undefined ? [flick(1_200, 0.7)] : arrivals[arrival]
  if (mood === 'placed')
    return [
      ...arriving,
      bell(392, 0.4, { at: 0.95, loudness: 0.7 }),
      bell(587, 0.5, { at: 1.15, loudness: 0.7 }),
    ]
  return [
    ...arriving,
    paper(400, 0.62, { at: 0.28, loudness: 0.6, to: 1_600 }),
    wood(70, 0.2, { at: stamped }),
    ...[262, 330, 392].map((hz) => bell(hz, 0.7, { at: stamped + 0.03, loudness: 0.45 })),
    ...each(pieces, (nth) =>
      bell(pentatonic(523, nth), 0.22, { at: 1 + nth * 0.09, loudness: 0.4 }),
    ),
    ...(isCrowned ? [wood(420, 0.1, { at: 1.65, loudness: 0.8 })] : []),
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

const flick = (hz: number, at: number): Note => paper(hz, 0.06, { at, loudness: 0.7 })

const arrivals: Readonly<Record<Arrival, readonly Note[]>> = {
  // Sounds as if four piles of cards are squared up.
  sweep: [330, 370, 415, 494].map((hz, nth) => wood(hz, 0.08, { at: nth * 0.09, loudness: 0.8 })),
  // Sounds as if the last card is slapped on the table.
  throw: [paper(2_200, 0.16, { at: 0.62, loudness: 0.6, to: 700 }), wood(165, 0.1, { at: 0.84 })],
  // Sounds as if cards are turned over one after the other.
  turn: [0, 1, 2, 3].map((nth) => flick(1_100 + 200 * nth, 0.6 + nth * 0.07)),
  // Sounds as if each chip knocks against the previous one.
  push: [300, 337, 378].map((hz, nth) => wood(hz, 0.07, { at: 0.6 + nth * 0.08, loudness: 0.9 })),
}
