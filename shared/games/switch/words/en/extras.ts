import type { LessonWords, ReasonWords, Tip, Who } from '../../../../game/words.ts'
import { isSuit } from '../../rules/cards.ts'
import type { Why } from '../../rules/reasons.ts'
import { many, suits } from './table.ts'

/** What the guide of the first game says. */
export const lesson = {
  match: {
    title: 'Same suit or same rank',
    text: 'Lay a card that has the suit or the rank of the one on top. Tap the 4 of diamonds, then the button.',
  },
  passOn: {
    title: 'Pass it on',
    text: 'Somebody laid a 2: you would draw two. Your own 2 makes it four, and it goes to the next. Tap it, then the button.',
  },
  wish: {
    title: 'Wish for a suit',
    text: 'With an ace you wish for what comes next. Tap it, and wish for the suit that you have most of.',
  },
  call: {
    title: 'Never forget to say it',
    text: 'Before you lay your last card but one, tap “Switch!”. Forget it, and you draw. Whoever has no card left wins the round.',
  },
} satisfies LessonWords

/** What the symbols of the board mean. */
export const tips = {
  clockwise: {
    name: 'Clockwise',
    says: 'The turn goes to the next player on the left. Some cards turn it round.',
  },
  anticlockwise: {
    name: 'Anticlockwise',
    says: 'The turn goes to the next player on the right. Some cards turn it round.',
  },
  'rounds-won': {
    name: 'Rounds won',
    says: 'Each gold bead is a round won. Whoever has won enough of them wins the game.',
  },
  points: {
    name: 'Points',
    says: 'Whoever wins a round gets points for the cards that the others still hold.',
  },
  place: { name: 'Place', says: 'The place they came in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /** Whoever it is done to, who may be reading this. */
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'last':
        return 'That was all I had left!'
      case 'special-last':
        return 'Ending on a special card made me draw one, but that still beats drawing without laying.'
      case 'drew':
        return 'I drew a card, and what I hold stays my secret.'
      case 'kept':
        return 'I would rather keep that card for later.'
      case 'passed':
        return 'Nothing I held would go, and there was nothing to draw.'
      case 'again':
        return 'That card gave me another turn at once.'
      case 'called':
        return 'That left me with a single card, so: Switch!'
      case 'paid':
        return `So I drew ${cards(reason.owed)}, and what I hold stays my secret.`
      case 'cancelled':
        return `I called it off rather than draw ${cards(reason.owed)}.`
      case 'passed-on':
        return next(
          `Rather than draw, I passed it on: now it is ${reason.owed} for you.`,
          (name) => `Rather than draw, I passed it on: now it is ${reason.owed} for ${name}.`,
        )
      case 'asked':
        return reason.left <= 2
          ? next(
              `With only ${cards(reason.left)} you were too close to the end for me: draw ${reason.owed}!`,
              (name) =>
                `With only ${cards(reason.left)} ${name} was too close to the end for me: draw ${reason.owed}!`,
            )
          : next(
              `If you have to draw ${reason.owed}, you lay nothing in the meantime.`,
              (name) => `If ${name} has to draw ${reason.owed}, that is a turn without laying.`,
            )
      case 'skipped':
        return reason.left <= 2
          ? next(
              `You had only ${cards(reason.left)} left, so I wanted you to miss your turn.`,
              (name) => `${name} had only ${cards(reason.left)} left, so I took that turn away.`,
            )
          : next(
              'One turn less for you brings mine closer.',
              (name) => `One turn less for ${name} brings mine closer.`,
            )
      case 'turned':
        return next(
          `You had only ${cards(reason.left)} left, so I turned the direction away from you.`,
          (name) =>
            `${name} had only ${cards(reason.left)} left, so I turned the direction the other way.`,
        )
      case 'swapped':
        return next(
          `I gave you ${cards(reason.gave)} and got only ${reason.got}: a good swap for me.`,
          (name) => `I gave ${name} ${cards(reason.gave)} and got only ${reason.got}: a good swap.`,
        )
      case 'wished':
        return `I like to say myself what comes next, so I wished for ${wished(reason.wish)}.`
      case 'wished-rare':
        return next(
          `There cannot be many ${wished(reason.wish)} left, so I hoped you had none.`,
          (name) =>
            `There cannot be many ${wished(reason.wish)} left, so I hoped ${name} had none.`,
        )
      case 'hard':
        return next(
          `With ${cards(reason.left)} in your hand I chose what is harder to follow.`,
          (name) =>
            `With ${cards(reason.left)} in ${name}’s hand I chose what is harder to follow.`,
        )
      case 'early':
        return 'A special card is no good as the last one, so I laid it in time.'
      case 'lighter':
        return `One card less: ${reason.left} to go.`
      case 'together':
        return `${reason.count} cards in a single turn were too good to miss.`
      case 'high':
        return `I wanted ${reason.points} points out of my hand before somebody wins.`
      case 'given':
        return next(
          'I passed you what I can best do without.',
          (name) => `I passed ${name} what I can best do without.`,
        )
    }
  },
}

const wished = (wish: Extract<Why, { wish: unknown }>['wish']): string =>
  isSuit(wish) ? suits[wish] : many(wish)

export const storyWords = {
  /** How many cards made the next one draw, one upon the other, and who had to in the end. */
  chain: (links: number, who: Who, drawn: number): string =>
    `The longest chain: passed on ${links === 2 ? 'once' : `${links - 1} times`}, then ${who ?? 'you'} drew ${drawn}`,
}

export type StoryWords = typeof storyWords
