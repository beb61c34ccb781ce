import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'

/**
 * Returns whether the rules and texts of a game are in a single file. The landing page shows these
 * games in a separate row.
 */
export const isOneFileGame = (id: string): boolean => oneFileAbouts.some((about) => about.id === id)
