import { findGame } from '../../boards/available-games.ts'
import type { SharingWords } from '../../words/en/sharing.ts'

/**
 * Returns the name of the colour of a player's piece. A shared picture shows this instead of the
 * player's name, so that it identifies no player.
 */
export const nameByColour = (piece: number, { colours }: Pick<SharingWords, 'colours'>): string =>
  colours[piece % colours.length] ?? ''

/** Returns the caption of a picture: the name of the game, followed by the given facts. */
export function captionFor(game: string, ...facts: readonly string[]): string {
  const name = findGame(game)?.name ?? ''
  // A name that ends in “!” gets a dot instead of a comma, because “!,” looks wrong.
  const join = /[!?.]$/.test(name) ? ' · ' : ', '
  return facts.length === 0 ? name : [name, facts.join(', ')].join(join)
}
