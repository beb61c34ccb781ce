import { findGame } from '../../boards/available-games.ts'
import type { SharingWords } from '../../words/en/sharing.ts'

/** Returns the name of a player in a picture: the colour of the piece. */
export const nameByColour = (piece: number, { colours }: Pick<SharingWords, 'colours'>): string =>
  colours[piece % colours.length] ?? ''

/** Returns the caption of a picture: the name of the game, and what there is to say about it. */
export function captionFor(game: string, ...facts: readonly string[]): string {
  const name = findGame(game)?.name ?? ''
  // A comma after an exclamation mark looks wrong.
  const join = /[!?.]$/.test(name) ? ' · ' : ', '
  return facts.length === 0 ? name : [name, facts.join(', ')].join(join)
}
