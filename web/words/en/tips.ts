import type { Strength } from '../../../shared/game/strength.ts'
import type { Tip } from '../../../shared/game/words.ts'

/** Explanations of the symbols that many games share, such as the lamp and the draw pile. */
export const tips = {
  lamp: { name: 'Lamp', says: 'Shines on the player whose turn it is.' },
  clock: {
    name: 'Ring',
    says: 'Shows how much time is left for this turn.',
  },
  held: {
    name: 'Cards in hand',
    says: 'Number of cards in hand. Nobody else can see them.',
  },
  deck: { name: 'Draw pile', says: 'Cards left to draw.' },
  away: { name: 'Away', says: 'They closed the page for now. Their seat is kept.' },
  bot: { name: 'Bot', says: 'A bot plays these cards.' },
  'bot-easy': {
    name: 'Easy bot',
    says: 'A bot plays here. The more bars, the better it plays.',
  },
  'bot-medium': {
    name: 'Medium bot',
    says: 'A bot plays here. The more bars, the better it plays.',
  },
  'bot-hard': { name: 'Hard bot', says: 'A bot plays here. Three bars are the strongest.' },
  spectators: { name: 'Spectators', says: 'Number of spectators. They can’t see anyone’s hand.' },
  'open-hands': {
    name: 'Spectators',
    says: 'Number of spectators. They see all hands, some moves later.',
  },
} satisfies Readonly<Record<`bot-${Strength}`, Tip> & Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>
