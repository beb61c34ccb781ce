import type { Choices } from '../../shared/game/options.ts'
import type { GameWords, OptionWords } from '../../shared/game/words.ts'
import { loadChoices, type LoadedGame, loadGame, loadGameWords, loadOptionWords } from '../games.ts'
import { settings } from '../settings.ts'
import { useLoaded } from './use-loaded.ts'

// All of these are null until they are there, and speak the viewer's language.

export const useGame = (game: string): LoadedGame | null =>
  useLoaded(loadGame, game, settings.language.value)

export const useGameWords = (game: string): GameWords | null =>
  useLoaded(loadGameWords, game, settings.language.value)

/** What may be chosen in a game. */
export const useChoices = (game: string): Choices | null => useLoaded(loadChoices, game)

/** The same in words. */
export const useOptionWords = (game: string): OptionWords | null =>
  useLoaded(loadOptionWords, game, settings.language.value)
