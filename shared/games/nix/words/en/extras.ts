import type { EndWords, LessonWords, ReasonWords, Tip } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { type Row, rows } from '../../rules/rows.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import type { Owner } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('en')

/** The texts of the guided first game. */
export const lesson = {
  pair: {
    title: 'A chip for your cards',
    text: 'Each row takes one kind of cards. Play them, and your chip comes in from the left.',
    action: `Tap the row “${words.rows.pair}”, then “${words.lay.it}”.`,
  },
  push: {
    title: 'Push!',
    text: 'The red chip came in on the left and pushed yours one field on. The number under a chip is its points: now 6.',
  },
  run: {
    title: 'A run of three',
    text: 'Cards in a row, such as 4 5 6, are rarer. The numbers are higher.',
    action: `Tap the row “${words.rows.run3}”, then “${words.lay.it}”.`,
  },
  superChip: {
    title: 'The super-chip',
    text: 'Your best chip counts double. You have it once a deal.',
    action: `Tap “${words.superChip.name}”, then “${words.rows.run2}”, then “${words.lay.it}”.`,
  },
  finish: {
    title: 'That’s Nix!',
    text: 'After five rounds your chips score their numbers. A chip pushed off the end scores nothing. Most points after four deals win.',
  },
} satisfies LessonWords

/** Explains the symbols of the board. */
export const tips = {
  points: {
    name: 'Points',
    says: 'Points from earlier deals, and what the chips on the board are worth now.',
  },
  mine: {
    name: 'Your points and chips',
    says: 'Points from earlier deals, and what your chips are worth now. The chip with the ring counts double.',
  },
  chips: {
    name: 'Chips left',
    says: 'Each combination uses one chip. The one with the ring is the super-chip: it counts double.',
  },
  egon: {
    name: 'EGON',
    says: 'Nobody plays for him. He turns over cards from the pile and plays the best combination.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

const inRow = (row: Row): string => `in the row “${words.rows[rows[row]]}”`
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'no-card':
        return 'My hand is empty, so I could only play “no card”. It’s not a bad row!'
      case 'super-in-time':
        return 'From the next round my super-chip would count only once, so I played it now.'
      case 'super-kept':
        return `I’m saving my super-chip for a better row than “${words.rows[rows[reason.row]]}”.`
      case 'super-stays':
        return `I think my super-chip is safe ${inRow(reason.row)} and gets me ${points(reason.points)}.`
      case 'super-rises':
        return `I hope someone pushes my super-chip one field on: then it gets me ${points(reason.points)}.`
      case 'lifts':
        return `That pushes my own chips to better fields: ${points(reason.points)} more ${inRow(reason.row)}.`
      case 'pushes-off':
        return reason.player === me
          ? `I had to push your chip off: it was worth ${points(reason.points)}. No hard feelings!`
          : `I had to push ${names[reason.player] ?? 'EGON'} off: that chip was worth ${points(reason.points)}. No hard feelings!`
      case 'pushes-down':
        return reason.player === me
          ? `That pushes your chip to a worse field: ${points(reason.points)} less. No hard feelings!`
          : `That pushes ${names[reason.player] ?? 'EGON'} to a worse field: ${points(reason.points)} less. No hard feelings!`
      case 'stays':
        return `I think my chip can stay ${inRow(reason.row)} and keep its ${points(reason.points)}.`
      case 'rises':
        return `I hope someone pushes my chip one field on: then it gets me ${points(reason.points)}.`
      case 'lies-last':
        return `Nobody comes after me, so the ${points(reason.points)} ${inRow(reason.row)} are mine.`
      case 'saves':
        return reason.rounds === 1
          ? 'That leaves me good cards for the last round.'
          : `That leaves me good cards for the ${reason.rounds} rounds to come.`
    }
  },
}

export const endWords = {
  fact: ({ fact, count }) => (fact === 'deals' ? plural(count, 'deal', 'deals') : 'pushed off'),
  decidingMove: ({ deal, by, from, row, points: lost }, whoIs) => {
    const nameOf = (owner: Owner) => (owner === 'egon' ? 'EGON' : whoIs(owner))
    const chip = nameOf(by) === null ? 'your' : `${nameOf(by)}’s`
    return {
      when: `Deal ${deal}:`,
      text: `${chip} ${words.rows[row]} took ${points(lost)} from ${nameOf(from) ?? 'you'}.`,
    }
  },
} satisfies EndWords<Fact, Decision>
