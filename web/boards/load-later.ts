import type { AnyGame } from '../../shared/game/game.ts'
import type { Choices } from '../../shared/game/options.ts'
import type {
  ExtraWords,
  LessonWords,
  OptionWords,
  PictureSentences,
  ReasonWords,
  ReviewWords,
  RulebookSection,
  RulesWords,
} from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { AnyLesson } from '../kit/lesson.ts'
import { hasWords, load, loadWords } from './files.ts'
import { aboutOf } from './offered.ts'

// What of a game nobody needs to open a table, or to hold cards. Where each of it lies is a long list: it stays out of
// the files that everybody waits for.

const rules = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', { import: 'game' })
const choices = import.meta.glob<Choices>('../../shared/games/*/options.ts', {
  import: 'choices',
})
const rulesWords = import.meta.glob<RulesWords>('../../shared/games/*/words/*/rules.ts')
const extraWords = import.meta.glob<ExtraWords>('../../shared/games/*/words/*/extras.ts')
const lessons = import.meta.glob<AnyLesson>('./*/pages/lesson.ts', { import: 'lesson' })

const loadRulesWords = (id: string, language: Language): Promise<RulesWords> =>
  loadWords(rulesWords, id, language, 'rules')

/** A draft has none: then this is null. */
export const loadExtraWords = async (id: string, language: Language): Promise<ExtraWords | null> =>
  hasWords(extraWords, id, 'extras') ? loadWords(extraWords, id, language, 'extras') : null

/** The rules themselves, which run in the browser only where somebody looks back at a game. */
export const loadRules = (id: string): Promise<AnyGame> =>
  load(rules, `../../shared/games/${id}/game.ts`)

export const loadChoices = (id: string): Promise<Choices> =>
  load(choices, `../../shared/games/${id}/options.ts`)

export const loadOptionWords = async (id: string, language: Language): Promise<OptionWords> =>
  (await loadRulesWords(id, language)).optionWords

export const loadPictureSentences = async (
  id: string,
  language: Language,
): Promise<PictureSentences> => (await loadRulesWords(id, language)).pictureSentences

export const loadRulebook = async (
  id: string,
  language: Language,
): Promise<readonly RulebookSection[]> => (await loadRulesWords(id, language)).rulebook

export const loadReasonWords = async (
  id: string,
  language: Language,
): Promise<ReasonWords | null> => (await loadExtraWords(id, language))?.reasonWords ?? null

/** Whether the service looks back at this game: the bots of games that all win together tell its chances. */
export const isReviewed = (id: string): boolean => aboutOf(id)?.cooperative === true

export const loadReviewWords = async (
  id: string,
  language: Language,
): Promise<ReviewWords | null> => (await loadExtraWords(id, language))?.reviewWords ?? null

/** Whether a first game of it can be shown. */
export const isTaught = (id: string): boolean => `./${id}/pages/lesson.ts` in lessons

export interface LoadedLesson {
  readonly lesson: AnyLesson
  readonly says: LessonWords
}

export async function loadLesson(id: string, language: Language): Promise<LoadedLesson> {
  const [lesson, words] = await Promise.all([
    load(lessons, `./${id}/pages/lesson.ts`),
    loadExtraWords(id, language),
  ])
  return { lesson, says: words?.lesson ?? {} }
}
