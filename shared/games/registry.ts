export { theGame } from './the-game/game.ts'
