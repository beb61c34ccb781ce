import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { rows, type Row } from '../../rules/rows.ts'
import { words } from './board.ts'

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
