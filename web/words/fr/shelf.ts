import type { ShelfWords } from '../en/shelf.ts'

export const shelfWords: ShelfWords = {
  houseGames: 'Jeux maison',
  classics: 'Classiques',
  ownGame: 'Ton propre jeu',
  inOneFile: 'en un fichier',
  television: 'À la télévision',
  againstBots: 'Contre des bots',
}
