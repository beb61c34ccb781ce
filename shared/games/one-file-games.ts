// Written by tools/games/index-games.ts. Add a game with `npm run new-game NAME`.
import hearts from './hearts.ts'
import ohHell from './oh-hell.ts'
import thirtyOne from './thirty-one.ts'

export const oneFileGames = [hearts, ohHell, thirtyOne]
