import type { ReasonWords } from '../../../../game/words.ts'
import type { Why } from '../../rules/reasons.ts'
import { isSuit } from '../../rules/cards.ts'
import { many, suits } from './cards.ts'

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
