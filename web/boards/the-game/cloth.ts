import type { Cloth } from '../../../shared/game/game.ts'
import { about } from '../../../shared/games/the-game/about.ts'
import type { Options } from '../../../shared/games/the-game/options.ts'

/**
 * The tablecloth of the Extreme edition. It is darker than the usual one, and the card backs are
 * black between their rays.
 */
const extreme: Cloth = {
  ...about.cloth,
  cloth: ['#1c3b35', '#15302c'],
  deep: ['#2b1512', '#241210'],
}

export const clothOf = ({ edition }: Options): Cloth =>
  edition === 'extreme' ? extreme : about.cloth
