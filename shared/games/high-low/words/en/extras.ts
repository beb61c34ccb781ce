import type { EndWords, LessonWords, ReasonWords, Tip } from '../../../../game/words.ts'
import type { AnyOptions } from '../../../../game/game.ts'
import type { Why } from '../../rules/reasons.ts'
import type { View } from '../../rules/state.ts'
import { cards, clauses, words } from './table.ts'
import type { Decision, Fact } from '../../end.ts'
import { pluralIn } from '../../../../plural.ts'

const plural = pluralIn('en')

/** The texts of the guided first game. */
export const lesson = {
  ready: {
    title: 'Three cards for later',
    text: 'These three face-up cards lie on three face-down ones. You play them last. You could swap them with your hand, but these are good.',
    action: `Tap “${words.beReady}”.`,
  },
  higher: {
    title: 'Always higher',
    text: 'Each card must be higher than the one on the pile. Start low.',
    action: `Tap the 4, then “${words.play(1, 4)}”.`,
  },
  ghost: {
    title: 'The ghost',
    text: 'A 3 fits on everything, and you can see through it: the 5 below still has to be beaten.',
    action: `Tap the 3, then “${words.play(1, 3)}”.`,
  },
  take: {
    title: 'Or take the pile',
    text: 'If no card of yours is higher, you take the whole pile. A 2 starts again from below, and a 10 clears the pile.',
  },
  finish: {
    title: 'Get rid of them!',
    text: 'When your hand and the draw pile are empty, play the face-up cards, then the face-down ones. The first with no cards wins.',
  },
} satisfies LessonWords

/** Explains the symbols of the board. */
export const tips = {
  trio: {
    name: 'Cards on the table',
    says: 'Played last: first the face-up cards, then the face-down ones. Nobody knows those.',
  },
  ladder: {
    name: 'What you can play',
    says: 'You can play the light numbers. The black one is on the pile.',
  },
  place: { name: 'Place', says: 'The place they finished in.' },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>

const groups = ['', '', 'Two', 'Three', 'Four']
const a = (value: number): string => `${value === 8 || value === 11 ? 'an' : 'a'} ${value}`

export const reasonWords: ReasonWords<Why> = {
  sentence(reason, names, me) {
    /**
     * Returns `whenOther` with the name of the next player, or `whenMe`, which says “you”, if the
     * reader is that player. Returns `whenMe` also if the reason names no next player.
     */
    const next = (whenMe: string, whenOther: (name: string) => string): string =>
      'next' in reason && reason.next !== me ? whenOther(names[reason.next] ?? '') : whenMe
    switch (reason.why) {
      case 'exchange':
        return `At the end, the ${reason.up} on the table will help me more than the ${reason.down}.`
      case 'ready':
        return 'I like my face-up cards as they are.'
      case 'last':
        return 'That was my last card!'
      case 'blind':
        return 'I can’t see my face-down cards either, so I tried my luck.'
      case 'try':
        return `I had to take the pile anyway, so I took the ${reason.value} along.`
      case 'take':
        return reason.cards === 1
          ? 'I had nothing good to play on this card, so I took it.'
          : `I had nothing good to play on this pile, so I took its ${reason.cards} cards.`
      case 'beats':
        return `I’d rather give up ${a(reason.value)} than take ${cards(reason.cards)}.`
      case 'restart':
        return `The 2 starts again from nothing, so I didn’t have to take ${cards(reason.cards)}.`
      case 'bomb':
        return `I’d rather bomb ${cards(reason.cards)} away than take them.`
      case 'four':
        return `Four ${reason.value}s in a row: that clears ${cards(reason.cards)} for good.`
      case 'ghost':
        return next(
          `With a ghost I left the ${reason.under} for you to answer.`,
          (name) => `With a ghost I left the ${reason.under} for ${name} to answer.`,
        )
      case 'none-face-up':
        return next(
          'None of your face-up cards beats this.',
          (name) => `None of ${name}’s face-up cards beats this.`,
        )
      case 'seven':
        return next(
          'Going lower than 7 could be hard for you.',
          (name) => `Going lower than 7 could be hard for ${name}.`,
        )
      case 'stop':
        return next(
          `You have only ${cards(reason.left)} left, so I had to make it hard for you.`,
          (name) => `${name} has only ${cards(reason.left)} left, so I had to make it hard.`,
        )
      case 'hard':
        return next(
          `I thought you might have nothing to play on ${a(reason.value)}.`,
          (name) => `I thought ${name} might have nothing to play on ${a(reason.value)}.`,
        )
      case 'low':
        return `I like to get rid of ${a(reason.value)} while I still can.`
      case 'together':
        return `${groups[reason.count]} at once: that gets rid of my cards faster.`
    }
  },
}

export const endWords = {
  reason: ({ ending }) => (ending?.clause === 'HL-19' ? (clauses['HL-19'] ?? null) : null),
  fact: ({ fact, count }) =>
    fact === 'turns' ? plural(count, 'turn', 'turns') : plural(count, 'pile burnt', 'piles burnt'),
  decidingMove: (move, whoIs) => {
    const who = whoIs(move.seat) ?? 'you'
    return {
      when: `Turn ${move.turn}:`,
      text:
        move.why === 'took'
          ? `${who} took ${move.count} cards at once.`
          : `${who} played the last card first.`,
    }
  },
} satisfies EndWords<Fact, Decision, AnyOptions, View>
