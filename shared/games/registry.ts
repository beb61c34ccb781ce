export { nix } from './nix/game.ts'
export { theGame } from './the-game/game.ts'
