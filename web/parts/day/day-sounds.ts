import { prefersReducedMotion } from '../../kit/motion/animations.ts'
import { durations, reducedMotion } from '../../kit/motion/durations.ts'
import { loadCuePlayer } from '../../kit/motion/load-cue-player.ts'
import { paper, wood, type Note } from '../../kit/sound/notes.ts'

// The sounds of the deals of the day. Their times match the animations in day.css and day-page.css.

/** Plays the sound of a paper band that breaks. Resolves when its animation is over. */
export function breakBand(): Promise<void> {
  play([paper(2_600, 0.14, { to: 700 })])
  const lasts = prefersReducedMotion() ? reducedMotion.fade : durations.card
  return new Promise((resolve) => setTimeout(resolve, lasts))
}

/** Plays the sound of a peg that falls into its hole. */
export const playPeg = (streak: number): void => play(pegNotes(streak))

/** Plays the sounds of the bars of a chart, which grow one after the other. */
export const playBars = (count: number): void =>
  play(
    Array.from({ length: Math.min(count, 7) }, (_, nth) =>
      wood(330 + 22 * nth, 0.04, { at: 0.2 + 0.04 * nth, loudness: 0.4 }),
    ),
  )

/** Returns the notes of a peg. They are a fifth higher for each full week of consecutive days. */
export const pegNotes = (streak: number): readonly Note[] => [
  wood(196 * 1.5 ** Math.min(Math.floor(streak / 7), 4), 0.16, { at: 0.62 }),
]

const play = (notes: readonly Note[]): void =>
  void loadCuePlayer().then(
    ({ performEvent }) => void performEvent(notes, []),
    () => {},
  )
