export type ShelfWords = typeof shelfWords

/** The titles of the two rows of games on the landing page. */
export const shelfWords = {
  houseGames: 'House games',
  classics: 'Classics',
  ownGame: 'Your own game',
  inOneFile: 'in one file',
  television: 'On the television',
  againstBots: 'Against bots',
}
