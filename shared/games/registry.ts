export { game as theGame } from './the-game/game.ts'
