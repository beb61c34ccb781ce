export { game as highLow } from './high-low/game.ts'
export { game as nix } from './nix/game.ts'
export { game as switchGame } from './switch/game.ts'
export { game as theGame } from './the-game/game.ts'
