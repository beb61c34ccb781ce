import type { OptionWords } from '../../../../game/words.ts'
import type { Values } from '../../options.ts'

export const words: OptionWords<Values> = {
  options: {
    edition: {
      name: 'Edition',
      values: {
        original: 'Original edition: numbers and nothing else.',
        extreme: 'Extreme: 28 cards carry commands that have to be followed.',
      },
    },
    layout: {
      name: 'Commands',
      values: {
        fixed: 'In Extreme the commands are on the same cards in every game.',
        shuffled: 'In Extreme the commands are on other cards in every game.',
      },
    },
    expert: {
      name: 'Cards in a turn',
      values: {
        false: 'At least two cards in every turn.',
        true: 'At least three cards in every turn: for experts.',
      },
    },
    smallHand: {
      name: 'Hands',
      values: {
        false: 'Full hands: 8 cards alone, 7 for two, 6 for three to five.',
        true: 'One card fewer in every hand: for experts.',
      },
    },
    takeback: {
      name: 'Taking cards back',
      values: {
        true: 'Cards may be taken back until the turn is over.',
        false: 'A card once laid stays there.',
      },
    },
    talk: {
      name: 'Talking',
      values: {
        open: 'Everything may be said except numbers.',
        signals: 'Only signals: the chat stays closed.',
        silent: 'Neither chat nor signals: play in silence.',
      },
    },
  },
}
