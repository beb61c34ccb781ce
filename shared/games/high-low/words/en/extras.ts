import type { LessonWords, ReasonWords, Tip, Who } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'

/** What the guide of the first game says. */
export const lesson = {
  ready: {
    title: 'Three cards for later',
    text: 'Three open cards lie before you, with three hidden ones below: they come last. You may exchange them with your hand. These are fine: say ready.',
  },
  higher: {
    title: 'Always higher',
    text: 'Each card must be higher than the one on the pile. Begin low: tap the 4, then the button.',
  },
  ghost: {
    title: 'The ghost',
    text: 'A 3 fits on everything and hides nothing: the next one still has to beat the 5. Tap it, then the button.',
  },
  take: {
    title: 'Or take the pile',
    text: 'If nothing you hold beats the pile, you take all of it. A 2 starts afresh, and a 10 clears the pile away.',
  },
  table: {
    title: 'Get rid of everything',
    text: 'When your hand and the draw pile are empty, you play the open cards, then the hidden ones. Whoever is first without a card wins.',
  },
} satisfies LessonWords

/** What the symbols of the board mean. */
export const tips = {
  trio: {
    name: 'Cards on the table',
    says: 'Played last: first the open ones, then the hidden ones. Nobody knows the hidden ones.',
  },
  ladder: {
    name: 'What may be laid',
    says: 'The light numbers may be laid. The black one lies on the pile.',
  },
  place: { name: 'Place', says: 'The place they came in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const groups = ['', '', 'Two', 'Three', 'Four']
const a = (value: number): string => `${value === 8 || value === 11 ? 'an' : 'a'} ${value}`

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /** Whoever comes next, who may be reading this. */
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'exchange':
        return `The ${reason.up} will help me more on the table at the end than the ${reason.down} would.`
      case 'ready':
        return 'I like my open cards as they lie.'
      case 'last':
        return 'That was all I had left!'
      case 'blind':
        return 'I cannot see my hidden cards either, so I tried my luck.'
      case 'try':
        return `If I have to pick up the pile, the ${reason.value} may as well come along.`
      case 'take':
        return reason.cards === 1
          ? 'I had nothing good for this card, so I picked it up.'
          : `I had nothing good for this pile, so I picked up its ${reason.cards} cards.`
      case 'beats':
        return `Better to part with ${a(reason.value)} than to pick up ${cards(reason.cards)}.`
      case 'restart':
        return `With a 2 all starts afresh, and I need not pick up ${cards(reason.cards)}.`
      case 'bomb':
        return `I would rather blow up ${cards(reason.cards)} than pick them up.`
      case 'four':
        return `Four ${reason.value}s in a row: that clears ${cards(reason.cards)} away for good.`
      case 'ghost':
        return next(
          `With a ghost I left the ${reason.under} for you to answer.`,
          (name) => `With a ghost I left the ${reason.under} for ${name} to answer.`,
        )
      case 'none-open':
        return next(
          'None of your open cards goes on this.',
          (name) => `None of ${name}’s open cards goes on this.`,
        )
      case 'seven':
        return next(
          'Going below a 7 could be hard for you.',
          (name) => `Going below a 7 could be hard for ${name}.`,
        )
      case 'stop':
        return next(
          `You have only ${cards(reason.left)} left, so I had to make it hard for you.`,
          (name) => `${name} has only ${cards(reason.left)} left, so I had to make it hard.`,
        )
      case 'hard':
        return next(
          `I thought you might have nothing to lay on ${a(reason.value)}.`,
          (name) => `I thought ${name} might have nothing to lay on ${a(reason.value)}.`,
        )
      case 'low':
        return `I like to get rid of ${a(reason.value)} while it still goes.`
      case 'together':
        return `${groups[reason.count]} at once: that way my cards go faster.`
    }
  },
}

export const storyWords = {
  pile: (who: Who, count: number): string =>
    `The biggest pile: ${who ?? 'you'} took ${count} cards at once`,
}

export type StoryWords = typeof storyWords
