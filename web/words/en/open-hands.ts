import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type OpenHandsWords = typeof openHandsWords

// What is said where watchers may see what everybody holds.

const late = (moves: number): string => plural(moves, '1 move', `${moves} moves`)

export const openHandsWords = {
  offer: 'Show all hands to spectators',
  offerMeans: 'Only if everybody who plays says yes. Anyone can take it back at any time.',
  never: 'No',
  later: (moves: number) => `${late(moves)} later`,

  asks: (host: string, moves: number) =>
    `${host} would like to show all hands to spectators, ${late(moves)} later. Yours too?`,
  asksMeans: 'Anyone with the link can watch. You can take it back at any time.',
  yes: 'Yes, show it',
  no: 'No',

  sign: 'Who sees my hand',
  open: (moves: number) => `Spectators see all hands, ${late(moves)} later: yours too.`,
  waits: (moves: number) =>
    `You said yes. Spectators see all hands, ${late(moves)} later, as soon as everybody has said yes.`,
  untilNextDeal: 'A player who left had not said yes. All hands stay closed until the next deal.',
  closed: 'Nobody sees your hand. Without your yes, all hands stay closed.',
  before: 'The hands you held before the last yes stay closed.',
  takeBack: 'Stop showing my hand',
  agree: 'Show my hand',

  opens: (moves: number) => `All hands open in ${late(moves)}.`,
  watched: (moves: number) => `All hands are open: you see the game ${late(moves)} later.`,
}
