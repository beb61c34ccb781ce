export { game as switchGame } from './switch/game.ts'
export { theGame } from './the-game/game.ts'
