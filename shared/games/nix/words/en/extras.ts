import type { LessonWords, ReasonWords, Tip, Who } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { type Row, type RowName, rows } from '../../rules/rows.ts'
import { words } from './table.ts'

/** What the guide of the first game says. */
export const lesson = {
  pair: {
    title: 'A chip for your cards',
    text: 'Lay cards that fit a row, and your chip comes in at the left. Tap the row “pair”, then the button.',
  },
  push: {
    title: 'Push!',
    text: 'The other player laid a pair, too: your chip moved on by one, to a better field. Whoever is pushed off the end is out.',
  },
  run: {
    title: 'A run of three',
    text: 'Rarer combinations are worth more. Tap “run of three”, then the button.',
  },
  superChip: {
    title: 'The super-chip',
    text: 'Once a deal you may lay your super-chip: it counts double.',
  },
  score: {
    title: 'Five rounds, four deals',
    text: 'After five rounds each chip counts what its field says. After four deals, whoever has the most points wins.',
  },
} satisfies LessonWords

/** What the symbols of the board mean. */
export const tips = {
  points: {
    name: 'Points',
    says: 'Those of the deals before, and what the chips on the board are worth now.',
  },
  mine: {
    name: 'Your points and chips',
    says: 'The number counts the deals before, and what your chips are worth now. The chip with the ring counts double.',
  },
  chips: {
    name: 'Chips left',
    says: 'One is laid with every combination. The one with the ring is the super-chip: it counts double.',
  },
  egon: {
    name: 'EGON',
    says: 'Nobody plays him. He turns over cards from the pile, and lays the best combination among them.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

const inRow = (row: Row): string => `in the row “${words.rows[rows[row]]}”`
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'My hand is empty, so I can only lay no card. The row is not a bad one!'
      case 'super-in-time':
        return 'From the next round on my super-chip would count just once, so it had to go now.'
      case 'super-kept':
        return `I hope to find my super-chip a better place than ${inRow(reason.row)}.`
      case 'super-stays':
        return `I think my super-chip is safe ${inRow(reason.row)} and gets me ${points(reason.points)}.`
      case 'super-rises':
        return `I hope somebody pushes my super-chip on once: then it gets me ${points(reason.points)}.`
      case 'lifts':
        return `That pushes my own chips up: ${points(reason.points)} more ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `I had to push your chip off: it was worth ${points(reason.points)}. No offence!`
          : `I had to push ${names[reason.player] ?? 'EGON'} off: that chip was worth ${points(reason.points)}. No offence!`
      case 'pushes-down':
        return reason.player === me
          ? `That pushes your chip down, by ${points(reason.points)}. No offence!`
          : `That pushes a chip of ${names[reason.player] ?? 'EGON'} down, by ${points(reason.points)}. No offence!`
      case 'stays':
        return `I think my chip can stay ${inRow(reason.row)} and keep its ${points(reason.points)}.`
      case 'rises':
        return `I hope somebody pushes my chip on once: then it gets me ${points(reason.points)}.`
      case 'lies-last':
        return `Nobody comes after me, so the ${points(reason.points)} ${inRow(reason.row)} are mine.`
      case 'saves':
        return reason.rounds === 1
          ? 'That leaves me good cards for the last round.'
          : `That leaves me good cards for the ${reason.rounds} rounds to come.`
    }
  },
}

export const storyWords = {
  /** By whom, with which combination, and from whom it took how many points. */
  shove: (by: Who, row: RowName, from: Who, worth: number): string =>
    `The dearest chip was ${by === null ? 'yours' : `${by}’s`} (${words.rows[row]}): it took ${worth} points from ${from ?? 'you'}`,
}

export type StoryWords = typeof storyWords
