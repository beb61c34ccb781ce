import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'

/**
 * Returns whether the rules and texts of a game are in a single file. The landing page shows these
 * games on a shelf of their own.
 */
export const isOneFileGame = (id: string): boolean => oneFileAbouts.some((about) => about.id === id)
