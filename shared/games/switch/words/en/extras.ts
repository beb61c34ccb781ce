import type { EndWords, LessonWords, ReasonWords, Tip } from '../../../../game/words.ts'
import { cardOf, isSuit } from '../../rules/cards.ts'
import type { Why } from '../../rules/reasons.ts'
import { cards, kindName, many, suits, words } from './table.ts'
import { winningRank, type Decision, type Fact } from '../../end.ts'
import type { Options } from '../../options.ts'
import type { View } from '../../rules/state.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('en')

/** The texts of the guided first game. */
export const lesson = {
  match: {
    title: 'Same suit or same rank',
    text: 'The pile shows a king of spades. So you can play any spade or any king. Your bright card fits.',
    action: `Tap the 4 of spades, then “${words.play([cardOf('4', 'spades')])}”.`,
  },
  passOn: {
    title: 'Pass it on',
    text: 'Someone played a 2 on you: draw two cards, or answer with a 2. Then the next player draws four.',
    action: `Tap your 2, then “${words.play([cardOf('2', 'clubs')])}”.`,
  },
  named: {
    title: words.naming.suit,
    text: 'An ace can always be played. You choose the suit that the next players need. Your 7 is a club.',
    action: `Tap the ace, then “${words.play([cardOf('A', 'clubs')])}”, and choose clubs.`,
  },
  bound: {
    title: 'Clubs it is',
    text: 'The other player had no club and drew. Your suit counts for you too: the heart has to wait. With two cards left, say it first.',
    action: `Tap “${words.switch}”, then the 7, then “${words.play([cardOf('7', 'clubs')])}”.`,
  },
  last: {
    title: 'The last card',
    text: 'A 7 on your 7: same rank. Now hearts fit again.',
    action: `Tap the 5 of hearts, then “${words.play([cardOf('5', 'hearts')])}”.`,
  },
  finish: {
    title: 'You won!',
    text: 'The first player with no cards wins the round. Forget to say “Switch!”, and you draw.',
  },
} satisfies LessonWords

/** Explains the symbols of the board. */
export const tips = {
  clockwise: {
    name: 'Clockwise',
    says: 'The next turn goes to the player on the left. Some cards reverse the direction.',
  },
  anticlockwise: {
    name: 'Anticlockwise',
    says: 'The next turn goes to the player on the right. Some cards reverse the direction.',
  },
  'rounds-won': {
    name: 'Rounds won',
    says: 'Each gold bead is a round won. The first player with enough of them wins the game.',
  },
  points: {
    name: 'Points',
    says: 'The winner of a round gets points for the cards that the others still hold.',
  },
  place: { name: 'Place', says: 'The place they finished in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /**
     * Returns `whenOther` with the name of the next player, or `whenMe`, which says “you”, if the
     * reader is that player. Returns `whenMe` also if the reason names no next player.
     */
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'last':
        return 'That was my last card!'
      case 'special-last':
        return 'Ending on a special card made me draw one, but that’s better than drawing without playing.'
      case 'drew':
        return 'I drew a card. What I hold stays my secret.'
      case 'kept':
        return 'I’d rather keep that card for later.'
      case 'passed':
        return 'None of my cards fitted, and there was no card to draw.'
      case 'again':
        return 'That card gave me another turn at once.'
      case 'called':
        return 'I had only one card left, so: Switch!'
      case 'paid':
        return `So I drew ${cards(reason.owed)}. What I hold stays my secret.`
      case 'cancelled':
        return `I’d rather cancel it than draw ${cards(reason.owed)}.`
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
              `If you have to draw ${reason.owed}, you can’t play a card that turn.`,
              (name) =>
                `If ${name} has to draw ${reason.owed}, ${name} can’t play a card that turn.`,
            )
      case 'skipped':
        return reason.left <= 2
          ? next(
              `You had only ${cards(reason.left)} left, so I wanted you to miss your turn.`,
              (name) =>
                `${name} had only ${cards(reason.left)} left, so I made ${name} miss a turn.`,
            )
          : next(
              'If you miss a turn, mine comes sooner.',
              (name) => `If ${name} misses a turn, mine comes sooner.`,
            )
      case 'reversed':
        return next(
          `You had only ${cards(reason.left)} left, so I reversed the direction away from you.`,
          (name) => `${name} had only ${cards(reason.left)} left, so I reversed the direction.`,
        )
      case 'swapped':
        return next(
          `I gave you ${cards(reason.gave)} and got only ${reason.got}: a good swap for me.`,
          (name) => `I gave ${name} ${cards(reason.gave)} and got only ${reason.got}: a good swap.`,
        )
      case 'named':
        return `I like to choose what comes next myself: ${namedText(reason.named)}.`
      case 'named-rare':
        return next(
          `There can’t be many ${namedText(reason.named)} left, so I hoped you had none.`,
          (name) =>
            `There can’t be many ${namedText(reason.named)} left, so I hoped ${name} had none.`,
        )
      case 'hard':
        return next(
          `You had only ${cards(reason.left)}, so I played a card that is hard to follow.`,
          (name) =>
            `${name} had only ${cards(reason.left)}, so I played a card that is hard to follow.`,
        )
      case 'early':
        return 'A special card is no good as the last one, so I played it in time.'
      case 'lighter':
        return `One card less: ${reason.left} to go.`
      case 'together':
        return `${reason.count} cards in one turn: I couldn’t miss that.`
      case 'high':
        return `I wanted to get rid of ${reason.points} points before someone wins.`
      case 'given':
        return next(
          'I passed you the card I need least.',
          (name) => `I passed ${name} the card I need least.`,
        )
    }
  },
}

const namedText = (named: Extract<Why, { named: unknown }>['named']): string =>
  isSuit(named) ? suits[named] : many(named)

export const endWords = {
  cardIndex: (index) => (words.indices as Readonly<Record<string, string>>)[index] ?? index,
  score: (count, { scoring }) =>
    scoring === 'wins'
      ? `${count} ${plural(count, 'round', 'rounds')}`
      : `${count} ${plural(count, 'point', 'points')}`,
  caption: (_, view) => {
    const rank = winningRank(view)
    return rank === null ? null : `won with the last ${kindName(rank)}`
  },
  fact: ({ fact, count }, who) =>
    fact === 'rounds' ? plural(count, 'round', 'rounds') : `drawn by ${who ?? 'you'}`,
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat)
    return {
      when: `Round ${move.round}:`,
      text:
        move.why === 'last-card'
          ? `${who ?? 'you'} played the last card.`
          : `passed on ${move.links === 2 ? 'once' : `${move.links - 1} times`}, then ${who ?? 'you'} drew ${move.drawn}.`,
    }
  },
} satisfies EndWords<Fact, Decision, Options, View>
