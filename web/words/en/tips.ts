import type { Tip } from '../../../shared/game/words.ts'

/** What stands on a plate or beside it, in every game. */
export const tips = {
  lamp: { name: 'Lamp', says: 'It shines on whoever’s turn it is.' },
  clock: {
    name: 'Ring',
    says: 'It runs down while somebody thinks, and shows how much of their time is left.',
  },
  held: {
    name: 'Cards in hand',
    says: 'So many cards they hold. The other players do not see which.',
  },
  deck: { name: 'Draw pile', says: 'So many cards are left to draw.' },
  away: { name: 'Away', says: 'They have closed the page for now. Their seat is kept for them.' },
  bot: { name: 'Bot', says: 'A bot plays these cards.' },
  'bot-learning': {
    name: 'Easy bot',
    says: 'A bot plays here. The more bars, the better it plays.',
  },
  'bot-even': { name: 'Medium bot', says: 'A bot plays here. The more bars, the better it plays.' },
  'bot-best': { name: 'Hard bot', says: 'A bot plays here. Three bars are the strongest.' },
  watchers: { name: 'Spectators', says: 'So many people are watching. They see nobody’s hand.' },
  'watchers-of-hands': {
    name: 'Spectators',
    says: 'So many people are watching. They see all hands, some moves later.',
  },
} satisfies Readonly<Record<string, Tip>>

export type Tips = Readonly<Record<keyof typeof tips, Tip>>
