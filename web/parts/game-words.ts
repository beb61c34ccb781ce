import type { Choices } from '../../shared/games/options.ts'
import type { GameWords } from '../../shared/games/words.ts'
import { loadChoices, loadGameWords } from '../games.ts'
import { settings } from '../settings.ts'
import { useLoaded } from './loaded.ts'

/** A game's words in the viewer's language; null until they are there. */
export const useGameWords = (game: string): GameWords | null =>
  useLoaded(loadGameWords, game, settings.language.value)

/** What may be chosen in a game; null until it is known. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)
