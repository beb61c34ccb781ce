import type { AnyGame } from '../../shared/game/game.ts'

/** Returns names for the smallest table at which at least two people play a game. */
export const namesFor = ({ about }: Pick<AnyGame, 'about'>): readonly string[] =>
  ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, Math.max(2, about.seats.min))
