import type { GameWords } from '../../shared/game/words.ts'
import { type LoadedGame, loadGame, loadGameWords } from '../boards/load-game.ts'
import { settings } from '../client/settings.ts'
import { useLoaded } from './use-loaded.ts'

// Both hooks use the viewer's language, and return null until everything has loaded.

export const useGame = (game: string): LoadedGame | null =>
  useLoaded(loadGame, game, settings.language.value)

export const useGameWords = (game: string): GameWords | null =>
  useLoaded(loadGameWords, game, settings.language.value)
