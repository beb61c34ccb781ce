import type { GameWords } from '../../shared/games/words.ts'
import { loadGameWords } from '../games.ts'
import { settings } from '../settings.ts'
import { useLoaded } from './loaded.ts'

/** A game's words in the viewer's language; null until they are there. */
export const useGameWords = (game: string): GameWords | null =>
  useLoaded(loadGameWords, game, settings.language.value)
