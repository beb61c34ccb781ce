import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'

/** Returns whether a game is one file. The landing page has a shelf for these games. */
export const isOneFileGame = (id: string): boolean => oneFileAbouts.some((about) => about.id === id)
