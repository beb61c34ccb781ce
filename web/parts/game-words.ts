import type { Clauses, GameWords } from '../../shared/game/words.ts'
import { loadClauses, loadGameWords } from '../games.ts'
import { settings } from '../settings.ts'
import { useLoaded } from './loaded.ts'

/** A game's words in the viewer's language; null until they are there. */
export const useGameWords = (game: string): GameWords | null =>
  useLoaded(loadGameWords, game, settings.language.value)

/** Its refusals in sentences; empty until they are there. */
export const useClauses = (game: string): Clauses =>
  useLoaded(loadClauses, game, settings.language.value) ?? noClauses

const noClauses: Clauses = {}
