import type { Layout } from '../../shared/define-game/layout.ts'
import type { View } from '../../shared/define-game/state.ts'
import type { OneFileWords } from '../../shared/define-game/words.ts'
import { findCuesOf } from '../boards/one-file/cues-of.ts'
import type { Cue } from '../kit/motion/cues.ts'
import { formatNames } from '../parts/format-names.ts'
import type { TelevisionGame } from './television-game.ts'

/**
 * Returns what a single-file game adds to its board on the television. Its great moments are a rare
 * success, an announcement such as a knock, and a lost life.
 */
export const oneFileGameOf = (layout: Layout): TelevisionGame<object, View, OneFileWords> => ({
  task: () => null,

  progress: ({ deals }, text) => text.deal(deals),

  greatMoment(before, after, { options, words, text, names }) {
    if (after.isOver) return null
    const cues = findCuesOf(layout)(before, after, options, words)
    const seatsOf = (name: Cue['name']) =>
      cues.flatMap((cue) => (cue.name === name ? (cue.seats ?? []) : []))
    const [great] = seatsOf('great-deal')
    if (great !== undefined)
      return {
        look: 'call',
        word: text.bravo,
        sentence: words.great(after, names) ?? '',
        owner: great,
        face: 'great',
      }
    const [claimer] = seatsOf('knock')
    if (claimer !== undefined && after.last)
      return {
        look: 'call',
        word: words.label(after.last, names),
        sentence: names[claimer] ?? '',
        owner: claimer,
        face: 'sly',
      }
    const losers = seatsOf('life-lost')
    const out = losers.filter((seat) => after.out.some((one) => one === seat))
    const [named, sentence] = out.length > 0 ? [out, text.goesOut] : [losers, text.losesLife]
    const [first] = named
    if (first === undefined) return null
    return {
      look: 'call',
      word: text.ouch,
      sentence: sentence(formatNames(named.map((seat) => names[seat] ?? '')), named.length),
      owner: first,
      face: 'ouch',
    }
  },
})
