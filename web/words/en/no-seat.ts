import { countInWords } from '../../../shared/words/en/numbers.ts'

export type NoSeatWords = typeof noSeatWords

/** The texts for visitors who can't take a seat at a table. */
export const noSeatWords = {
  full: {
    title: (seats: number) =>
      ['The seat is taken', 'Both seats are taken'][seats - 1] ??
      `All ${countInWords(seats)} seats are taken`,
    playing:
      'The game is under way. Watch from here, and the first seat that becomes free is offered to you.',
    gathering:
      'Stay and watch: the game appears here as soon as it begins, and the first seat that becomes free is offered to you.',
  },
  watch: 'Watch',
  openOwn: 'Open a table of my own',
  removed: {
    title: 'You were removed from this table',
    /** @param code the table's code; null if the viewer has chosen to hide it */
    means: (code: string | null) =>
      `The host made your seat${code === null ? '' : ` at ${code}`} free. Someone there can let you back in. Your other tables stay as they are.`,
    home: 'To the start page',
  },
}
