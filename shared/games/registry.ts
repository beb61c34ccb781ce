export { highLow } from './high-low/game.ts'
export { theGame } from './the-game/game.ts'
