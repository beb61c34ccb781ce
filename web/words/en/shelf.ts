export type ShelfWords = typeof shelfWords

/** The texts of the shelves on the landing page, on which the games stand. */
export const shelfWords = {
  houseGames: 'House games',
  classics: 'Classics',
  ownGame: 'Your own game',
  inOneFile: 'in one file',
  television: 'On the television',
  againstBots: 'Against bots',
}
