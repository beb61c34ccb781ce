import type { Card } from '../../../../shared/define-game/french-cards.ts'
import type { Clause } from '../../../../shared/game/game.ts'
import type { IconName } from '../../../kit/Icon.tsx'

/**
 * A part of an example: a card, several cards next to each other, a number that a player bids, a
 * card back, or an icon.
 */
export type ExamplePart = Card | readonly Card[] | number | 'back' | { readonly icon: IconName }

/** Examples with cards, by the rule that they explain. */
export type Examples = Readonly<Record<Clause, readonly ExamplePart[]>>

const then = { icon: 'arrow' } as const
const never = { icon: 'cross' } as const

/** The examples on the rules page of each game. The text of the rule is below each example. */
export const examplesOf: Readonly<Record<string, Examples>> = {
  hearts: {
    'HE-03': [['Q♠', 'K♥', 'A♦'], then],
    'HE-04': [then, '2♣'],
    'HE-05': ['9♦', then, '4♦'],
    'HE-06': [['4♦', 'A♠'], then, '4♦'],
    'HE-09': [['3♥', 'J♥', 'A♥'], 'Q♠'],
    'HE-08': ['8♥', never],
  },
  'oh-hell': {
    'OH-03': ['back', then, '8♥'],
    'OH-04': [['A♠', '4♥'], then, 1],
    'OH-05': [1, 0, never, 2],
    'OH-06': ['9♦', then, '4♦'],
    'OH-07': [['K♦', '2♥'], then, '2♥'],
    'OH-08': [2, { icon: 'check' }, 12],
  },
  'thirty-one': {
    'TO-02': [['7♦', '9♠', 'K♥'], { icon: 'again' }],
    'TO-03': ['7♦', { icon: 'again' }, 'A♥'],
    'TO-05': [['K♥', '10♥', '9♥'], { icon: 'hand' }],
    'TO-06': [['A♥', 'K♥', '10♥']],
    'TO-07': [['A♣', 'A♥', 'A♠'], { icon: 'flame' }],
    'TO-08': [['7♣', '8♦', 'Q♠'], never],
  },
}
