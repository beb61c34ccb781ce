import type { ShelfWords } from '../en/shelf.ts'

export const shelfWords: ShelfWords = {
  houseGames: 'Hausspiele',
  classics: 'Klassiker',
  ownGame: 'Dein eigenes Spiel',
  inOneFile: 'in einer Datei',
  television: 'Am Fernseher',
  againstBots: 'Gegen Bots',
}
