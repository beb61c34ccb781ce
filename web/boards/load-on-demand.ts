import type { AnyGame } from '../../shared/game/game.ts'
import type { Choices } from '../../shared/game/options.ts'
import type {
  ExtraWords,
  LessonWords,
  OptionWords,
  ReasonWords,
  ReviewWords,
  RulebookSection,
  RulesWords,
} from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { AnyLesson } from '../kit/lesson.ts'
import { hasWordsFile, loadFile, loadWords } from './game-files.ts'
import { findGame } from './available-games.ts'

// Loads the parts of games that are needed neither to open a table nor to play. They are in a
// module of their own, because the long lists of their paths would enlarge the first chunks.

const rules = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', { import: 'game' })
const choices = import.meta.glob<Choices>('../../shared/games/*/options.ts', {
  import: 'choices',
})
const rulesWords = import.meta.glob<RulesWords>('../../shared/games/*/words/*/rules.ts')
const extraWords = import.meta.glob<ExtraWords>('../../shared/games/*/words/*/extras.ts')
const lessons = import.meta.glob<AnyLesson>('./*/pages/lesson.ts', { import: 'lesson' })

const isOneFile = (id: string): boolean => !(`../../shared/games/${id}/game.ts` in rules)

const loadRulesWords = async (id: string, language: Language): Promise<RulesWords> =>
  isOneFile(id)
    ? (await import('./one-file-games.ts')).loadOneFileRulesWords(id, language)
    : loadWords(rulesWords, id, language, 'rules')

/**
 * Loads those texts of a game that a table does not need, such as a lesson. Returns null for a game
 * without such texts, for example a single-file game.
 */
export const loadExtraWords = async (id: string, language: Language): Promise<ExtraWords | null> =>
  hasWordsFile(extraWords, id, 'extras') ? loadWords(extraWords, id, language, 'extras') : null

/**
 * Loads the complete rules of a game, for replays and lessons. A board in play needs only the rules
 * that work with a view, and loads them itself.
 */
export const loadRules = async (id: string): Promise<AnyGame> =>
  isOneFile(id)
    ? (await import('./one-file-games.ts')).loadOneFileRules(id)
    : loadFile(rules, `../../shared/games/${id}/game.ts`)

export const loadChoices = async (id: string): Promise<Choices> =>
  isOneFile(id)
    ? (await loadRules(id)).choices
    : loadFile(choices, `../../shared/games/${id}/options.ts`)

export const loadOptionWords = async (id: string, language: Language): Promise<OptionWords> =>
  (await loadRulesWords(id, language)).optionWords

/** Loads the captions of the pictures that explain a game. A single-file game may have none. */
export const loadPictureSentences = async (
  id: string,
  language: Language,
): Promise<readonly string[]> => (await loadRulesWords(id, language)).pictureSentences

export const loadRulebook = async (
  id: string,
  language: Language,
): Promise<readonly RulebookSection[]> => (await loadRulesWords(id, language)).rulebook

export const loadReasonWords = async (
  id: string,
  language: Language,
): Promise<ReasonWords | null> => (await loadExtraWords(id, language))?.reasonWords ?? null

/**
 * Returns whether the server reviews finished games of this kind. It reviews only cooperative
 * games, because only their bots estimate the chance to win.
 */
export const isReviewed = (id: string): boolean => findGame(id)?.cooperative === true

export const loadReviewWords = async (
  id: string,
  language: Language,
): Promise<ReviewWords | null> => (await loadExtraWords(id, language))?.reviewWords ?? null

/**
 * Returns whether a game has a lesson. Every single-file game has one, because a lesson can be
 * derived from its definition.
 */
export const hasLesson = (id: string): boolean =>
  `./${id}/pages/lesson.ts` in lessons || (isOneFile(id) && findGame(id) !== undefined)

export interface LoadedLesson {
  readonly lesson: AnyLesson
  readonly texts: LessonWords
}

export async function loadLesson(id: string, language: Language): Promise<LoadedLesson> {
  if (isOneFile(id)) return (await import('./one-file-lessons.ts')).loadOneFileLesson(id, language)
  const [lesson, words] = await Promise.all([
    loadFile(lessons, `./${id}/pages/lesson.ts`),
    loadExtraWords(id, language),
  ])
  if (words === null) throw new Error(`the game ${id} has no texts for its lesson`)
  return { lesson, texts: words.lesson }
}
