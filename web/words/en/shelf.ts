export type ShelfWords = typeof shelfWords

/** Words of the landing page's shelves of games. */
export const shelfWords = {
  houseGames: 'House games',
  classics: 'Classics',
  ownGame: 'Your own game',
  inOneFile: 'in one file',
  television: 'On the television',
}
