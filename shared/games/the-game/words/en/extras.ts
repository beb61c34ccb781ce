import type {
  EndWords,
  LessonWords,
  ReasonWords,
  ReviewWords,
  Tip,
  Who,
} from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Move, View } from '../../rules/state.ts'
import { playedByPile } from '../by-pile.ts'
import { words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'
import { capitalise } from '../../../../words/capitalise.ts'
import { countInWords } from '../../../../words/en/numbers.ts'

const plural = pluralIn('en')
const whose = (who: Who): string => (who === null ? 'your' : `${who}’s`)

/** The texts of the guided first game. */
export const lesson = {
  climb: {
    title: 'Two piles go up',
    text: 'You win together when all 98 cards are played. Low cards go where the arrow points up.',
    action: 'Tap the 4, then the bright pile.',
  },
  sink: {
    title: 'Two piles go down',
    text: 'High cards go where the arrow points down, always lower.',
    action: 'Tap the 98, then the bright pile.',
  },
  end: {
    title: 'Two cards a turn',
    text: 'That is enough: you play at least two cards a turn. Then you draw new ones.',
    action: `Tap “${words.end}”.`,
  },
  tenBack: {
    title: 'Ten back',
    text: 'This pile goes up, and now it shows 30. But your 20 is exactly ten lower, so it still fits, and you win room.',
    action: 'Tap the 20, then the bright pile.',
  },
  signals: {
    title: 'No numbers, please',
    text: `Nobody may say a number. With this bubble you can say “${words.sayings['please-not']}”, and everyone sees it.`,
  },
  finish: {
    title: 'Now together!',
    text: 'Help each other, and get rid of all 98. Fewer than ten left is excellent.',
  },
} satisfies LessonWords

/** Explains the symbols of the board. */
export const tips = {
  ascending: {
    name: 'Ascending pile',
    says: 'Here the numbers go up. You can also play a card that is exactly ten lower.',
  },
  descending: {
    name: 'Descending pile',
    says: 'Here the numbers go down. You can also play a card that is exactly ten higher.',
  },
  owed: {
    name: 'Cards of this turn',
    says: 'The cards you have played in this turn. Each question mark is a card you still have to play.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `The ${reason.card} took the pile at ${reason.top} back by ten, so we have more room.`
      case 'skull':
        return `The ${reason.card} covers the skull, which we must do before the turn ends.`
      case 'asked':
        return reason.seat === me
          ? `I left the pile at ${reason.top} alone, as you asked.`
          : `I left the pile at ${reason.top} alone, since ${names[reason.seat]} asked for it.`
      case 'kept':
        return reason.seat === me
          ? `I kept the pile at ${reason.top} free for you.`
          : `I kept the pile at ${reason.top} free for ${names[reason.seat]}.`
      case 'more':
        return `I played ${reason.count} cards at once: the last one was so close that it cost almost nothing.`
      case 'small':
        return `From ${reason.top} to ${reason.card} is only a small step.`
      case 'later':
        return 'It costs a little more now, but leaves us more room later.'
      case 'least':
        return 'Any other turn would have cost us more.'
    }
  },
}

const list = new Intl.ListFormat('en-GB')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const played = playedByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map(String))} on the ${top}`)
      .join('; ')
    return `The hard bot would have played ${played}`
  },
}

/** The texts of the end screen. After a loss they also name the turn that cost the win. */
export const endWords = {
  together: (won, left, isPlayer) => {
    if (won)
      return {
        title: 'All 98!',
        sentence: `${isPlayer ? 'You won' : 'Won'} together. Not one card is left.`,
      }
    if (left === 0)
      return { title: 'So close.', sentence: 'Every card is played, but a skull is uncovered.' }
    return {
      title: `${capitalise(countInWords(left))} left.`,
      sentence:
        left < 10
          ? 'Lost, but fewer than ten is excellent.'
          : `Lost, with ${left} of 98 cards left.`,
    }
  },
  caption: (outcome) =>
    outcome.kind === 'cooperative' && !outcome.won && outcome.score > 0 && outcome.score < 10
      ? 'so close'
      : null,
  fact: ({ fact, count }) =>
    fact === 'turns' ? plural(count, 'turn', 'turns') : plural(count, 'ten-back', 'ten-backs'),
  decidingMove: ({ why, turn, seat, card, top }, whoIs) => {
    if (why === 'cost')
      return { when: `Turn ${turn} cost most:`, text: `the ${card} on the ${top}.` }
    return {
      when: `Turn ${turn}:`,
      text: `${whose(whoIs(seat))} ten back, from ${top} to ${card}.`,
    }
  },
} satisfies EndWords<Fact, Decision>
