import type { Cue } from '../motion/cues.ts'
import { staggerDelay } from '../motion/durations.ts'
import { transpose, bell, type Note, paper, pentatonic, wood } from './notes.ts'

const [c, d, g] = [261.63, 293.66, 392]
const between = staggerDelay / 1_000

/** The number of dealt cards that make a sound. The cards after them are silent. */
const mostFlicks = 12

/** Returns the notes of a cue. */
export function notesOf({ name, seats = [], count = 1 }: Cue): readonly Note[] {
  const each = <Made>(most: number, make: (nth: number) => Made): Made[] =>
    Array.from({ length: Math.min(count, most) }, (_, nth) => make(nth))
  switch (name) {
    case 'open-table':
      return [paper(500, 0.7, { to: 1_500, loudness: 0.7 }), wood(70, 0.3, { at: 0.68 })]
    case 'sit-down':
      return [wood(pentatonic(c, seats[0] ?? 0), 0.16, { at: 0.26 })]
    case 'deal':
      return each(mostFlicks, (nth) =>
        paper(transpose(1_100, nth), 0.05, { at: nth * between, loudness: 0.8 }),
      )
    case 'lift':
    case 'put-back':
      return [paper(name === 'lift' ? 2_600 : 2_000, 0.04, { loudness: 0.5 })]
    case 'play':
      return [paper(1_600, 0.07, { to: 700, loudness: 0.5 }), wood(180, 0.1, { loudness: 0.7 })]
    case 'refuse':
      return [wood(110, 0.14)]
    case 'draw':
      return each(4, (nth) => paper(1_900, 0.07, { to: 800, at: nth * between, loudness: 0.8 }))
    case 'my-turn':
      return [bell(g, 0.38), bell(2 * d, 0.38, { at: 0.14 })]
    case 'face':
      return [wood(520, 0.04, { loudness: 0.5 })]
    case 'clap':
      return [0, 0.13].map((at) => paper(1_300, 0.05, { at, to: 700, loudness: 0.6 }))
    case 'nudge':
      return [0, 0.16, 0.32].map((at) => wood(210, 0.1, { at }))
    case 'speak':
      return [wood(330, 0.07, { loudness: 0.7 })]
    case 'sheet':
      return [paper(600, 0.24, { to: 1_100, loudness: 0.8 })]
    case 'ten-back':
      return fallingFifths(2 * transpose(g, 2)).map((hz, nth) => bell(hz, 0.5, { at: nth * 0.16 }))
    case 'skull-played':
      return [wood(82, 0.24)]
    case 'skull-covered':
      return [wood(70, 0.18), wood(62, 0.24, { at: 0.2, loudness: 0.8 })]
    case 'burn':
      return [paper(3_000, 0.28, { to: 260, loudness: 0.65 })]
    case 'push':
      return [
        ...each(3, (nth) => wood(transpose(300, 2 * nth), 0.06, { at: nth * 0.06 })),
        wood(140, 0.2, { at: 0.06 * Math.min(count, 3) + 0.24 }),
      ]
    case 'egon':
      return [0, -4, -3].map((halfTones, nth) =>
        bell(transpose(4 * c, halfTones), 0.4, { at: nth * 0.24, loudness: 0.8 }),
      )
    case 'switch-call':
      return [paper(1_200, 0.08, { to: 500, loudness: 0.5 }), wood(150, 0.2, { loudness: 0.8 })]
    case 'caught':
      return [wood(240, 0.14), wood(160, 0.2, { at: 0.16 })]
    case 'asked-to-draw':
      return [wood(200, 0.14)]
    case 'passed-on':
      // The pitch rises by half a tone each time a player passes on the demand to draw.
      return [wood(transpose(200, count), 0.14), paper(1_400, 0.05, { to: 700, loudness: 0.4 })]
    case 'ring-turns':
      return [paper(500, 0.22, { to: 1_400 }), paper(1_400, 0.22, { at: 0.22, to: 500 })]
    case 'finished':
      return [bell(2 * c, 0.32), bell(2 * g, 0.36, { at: 0.12 })]
    case 'knock':
      return [0, 0.16].map((at) => wood(150, 0.12, { at }))
    case 'great-deal':
      return [0, 7, 14].map((halfTones, nth) =>
        bell(transpose(c, halfTones), 0.5, { at: nth * 0.16 }),
      )
    case 'life-lost':
      return [wood(340, 0.08), wood(270, 0.08, { at: 0.2, loudness: 0.7 })]
    case 'perfect':
      return [
        ...chord([g, transpose(g, 4), 2 * d], 0, 0.4),
        ...chord([c, g, 2 * c, transpose(2 * c, 4)], 0.3, 0.85),
      ]
    case 'won':
      return [...chord([g, 2 * d], 0, 0.3), ...chord([c, transpose(2 * c, 4), 2 * g], 0.22, 0.7)]
    case 'lost':
      return [bell(c / 2, 0.9)]
  }
}

const fallingFifths = (hz: number): readonly number[] => [hz, transpose(hz, -7), transpose(hz, -14)]

/**
 * Returns a chord. Each tone is quieter than a single note, so that the chord as a whole is not
 * louder.
 */
const chord = (tones: readonly number[], at: number, duration: number): Note[] =>
  tones.map((hz) => bell(hz, duration, { at, loudness: 0.8 / Math.sqrt(tones.length) }))

/** Returns for how many seconds a cue mutes all other sounds, counted from the start of the cue. */
export const silenceAfter = ({ name }: Cue): number => (name === 'burn' ? 0.3 + 0.28 : 0)

/** Returns a vibration pattern: milliseconds on and off in turn. It is empty for most cues. */
export function vibrationPattern({ name, count = 1 }: Cue): readonly number[] {
  switch (name) {
    case 'sit-down':
    case 'draw':
      return [8]
    case 'deal':
      return Array.from({ length: 2 * Math.min(count, mostFlicks) - 1 }, (_, at) =>
        at % 2 === 0 ? 5 : staggerDelay - 5,
      )
    case 'lift':
    case 'put-back':
      return [5]
    case 'play':
      return [12]
    case 'refuse':
      return [20, 40, 20]
    case 'my-turn':
      return [18]
    case 'nudge':
    case 'knock':
    case 'great-deal':
      return [30, 60, 30]
    case 'life-lost':
      return [20]
    default:
      return []
  }
}
