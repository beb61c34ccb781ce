import type { LessonWords, ReasonWords, ReviewWords, Tip, Who } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import type { Move, View } from '../../rules/state.ts'
import { laidByPile } from '../by-pile.ts'

/** What the guide of the first game says. */
export const lesson = {
  climb: {
    title: 'Two piles go up',
    text: 'You win together when all 98 cards are played. Low cards go on an ascending pile: tap the 4, then the lit pile.',
  },
  sink: {
    title: 'Two piles go down',
    text: 'High cards go on a descending pile, always lower. Tap the 98, then the lit pile.',
  },
  end: {
    title: 'Two cards a turn',
    text: 'At least two cards a turn. Then end it, and you draw new ones.',
  },
  tenBack: {
    title: 'Ten back',
    text: 'Your friend had to jump to 30. But your 20 is exactly ten lower: it may go on the ascending pile all the same, and makes room. Tap the 20, then the pile.',
  },
  signals: {
    title: 'No numbers, please',
    text: 'Nobody may name a card. But the bubble at a pile says “please not here”, and everybody sees it. That is all: play!',
  },
} satisfies LessonWords

/** What the symbols of the board mean. */
export const tips = {
  ascending: {
    name: 'Ascending pile',
    says: 'Here the numbers go up. A card that is exactly ten lower may be laid, too.',
  },
  descending: {
    name: 'Descending pile',
    says: 'Here the numbers go down. A card that is exactly ten higher may be laid, too.',
  },
  owed: {
    name: 'Cards of this turn',
    says: 'What you have laid in this turn. Each question mark is a card that is still to come.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    switch (reason.why) {
      case 'trick':
        return `The ${reason.card} took the pile at ${reason.top} ten back: that is room won.`
      case 'skull':
        return `The ${reason.card} covers the skull, so that nobody is stuck with it.`
      case 'asked':
        return reason.seat === me
          ? `I left the pile at ${reason.top} alone, as you asked.`
          : `I left the pile at ${reason.top} alone, since ${names[reason.seat]} spoke for it.`
      case 'kept':
        return reason.seat === me
          ? `I kept the pile at ${reason.top} free for you.`
          : `I kept the pile at ${reason.top} free for ${names[reason.seat]}.`
      case 'more':
        return `I laid ${reason.count} cards at once: the last one lay so near that it cost next to nothing.`
      case 'small':
        return `From ${reason.top} to ${reason.card} is such a small step that I took it.`
      case 'later':
        return 'A little dearer now, but it leaves us more room for what is to come.'
      case 'least':
        return 'That was the least I could do to our piles.'
    }
  },
}

const list = new Intl.ListFormat('en-GB')

export const reviewWords: ReviewWords<View, Move> = {
  turn: (view, moves) => {
    const laid = laidByPile(view, moves)
      .map(({ top, cards }) => `${list.format(cards.map(String))} on the ${top}`)
      .join('; ')
    return `The best bot would have laid ${laid}`
  },
}

/** What is told of a lost game: the turn that cost the win. */
export const storyWords = {
  card: (who: Who, card: number, up: boolean): string =>
    `The turn that cost most: ${who === null ? 'your' : `${who}’s`} ${card} on ${up ? 'an ascending' : 'a descending'} pile`,
  cards: (who: Who): string =>
    `What cost most: the cards drawn after ${who === null ? 'your' : `${who}’s`} turn`,
}

export type StoryWords = typeof storyWords
