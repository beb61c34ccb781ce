type ShelfWords = typeof en

/** The titles of the two rows of games on the landing page. */
const en = {
  houseGames: 'House games',
  classics: 'Classics',
  ownGame: 'Your own game',
  inOneFile: 'in one file',
  television: 'On the television',
  againstBots: 'Against bots',
}

const de: ShelfWords = {
  houseGames: 'Hausspiele',
  classics: 'Klassiker',
  ownGame: 'Dein eigenes Spiel',
  inOneFile: 'in einer Datei',
  television: 'Am Fernseher',
  againstBots: 'Gegen Bots',
}

const fr: ShelfWords = {
  houseGames: 'Jeux maison',
  classics: 'Classiques',
  ownGame: 'Ton propre jeu',
  inOneFile: 'en un fichier',
  television: 'À la télévision',
  againstBots: 'Contre des bots',
}

// These texts load with the landing page. No other page needs them.
export const shelfWords = { en, de, fr }
