import { pluralIn } from '../../../shared/plural.ts'

const plural = pluralIn('en')
export type OpenHandsWords = typeof openHandsWords

// The texts of tables at which spectators see all hands.

const late = (moves: number): string => plural(moves, '1 move', `${moves} moves`)

export const openHandsWords = {
  offer: 'Show all hands to spectators',
  offerMeans: 'Only if all players agree. Each can take it back at any time.',
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
    `You agreed. Spectators see all hands, ${late(moves)} later, as soon as everyone agrees.`,
  untilNextDeal: 'A player left without agreeing. All hands stay hidden until the next deal.',
  closed: 'Nobody sees your hand. Hands are shown only if everyone agrees.',
  before: 'Hands from before everyone agreed stay hidden.',
  takeBack: 'Stop showing my hand',
  agree: 'Show my hand',

  opens: (moves: number) => `All hands are shown in ${late(moves)}.`,
  watched: (moves: number) => `All hands are face up: you see the game ${late(moves)} later.`,
}
