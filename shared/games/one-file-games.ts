// Written by tools/games/index-games.ts. Add a game with `npm run new-game NAME`.
import heartsGame from './hearts.ts'
import ohHellGame from './oh-hell.ts'
import thirtyOneGame from './thirty-one.ts'

export const oneFileGames = [heartsGame, ohHellGame, thirtyOneGame]
