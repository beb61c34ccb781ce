import type { AnyGame } from '../../shared/game/game.ts'
import type { Choices } from '../../shared/game/options.ts'
import type {
  LessonWords,
  OptionWords,
  ReasonWords,
  ReviewWords,
  RulebookSection,
} from '../../shared/game/words.ts'
import { fallbackLanguage, type Language } from '../../shared/language.ts'
import type { AnyLesson } from '../kit/lesson.ts'
import { load, loadWords, wordsFile } from './files.ts'

// What of a game nobody needs to open a table, or to hold cards. Where each of it lies is a long list: it stays out of
// the files that everybody waits for.

const rules = import.meta.glob<AnyGame>('../../shared/games/*/game.ts', { import: 'game' })
const choices = import.meta.glob<Choices>('../../shared/games/*/options.ts', {
  import: 'choices',
})
const optionWords = import.meta.glob<OptionWords>('../../shared/games/*/words/*/options.ts', {
  import: 'words',
})
const reasonWords = import.meta.glob<ReasonWords>('../../shared/games/*/words/*/reasons.ts', {
  import: 'reasonWords',
})
const reviewWords = import.meta.glob<ReviewWords>('../../shared/games/*/words/*/review.ts', {
  import: 'reviewWords',
})
const lessons = import.meta.glob<AnyLesson>('./*/pages/lesson.ts', { import: 'lesson' })
const lessonWords = import.meta.glob<LessonWords>('../../shared/games/*/words/*/lesson.ts', {
  import: 'lesson',
})
const rulebooks = import.meta.glob<readonly RulebookSection[]>(
  '../../shared/games/*/words/*/rulebook.ts',
  { import: 'rulebook' },
)

/** The rules themselves, which run in the browser only where somebody looks back at a game. */
export const loadRules = (id: string): Promise<AnyGame> =>
  load(rules, `../../shared/games/${id}/game.ts`)

export const loadChoices = (id: string): Promise<Choices> =>
  load(choices, `../../shared/games/${id}/options.ts`)

export const loadOptionWords = (id: string, language: Language): Promise<OptionWords> =>
  loadWords(optionWords, id, language, 'options')

export const loadReasonWords = (id: string, language: Language): Promise<ReasonWords> =>
  loadWords(reasonWords, id, language, 'reasons')

/** Whether the service looks back at this game: then there are words for what it says. */
export const isReviewed = (id: string): boolean =>
  wordsFile(id, fallbackLanguage, 'review') in reviewWords

export const loadReviewWords = (id: string, language: Language): Promise<ReviewWords> =>
  loadWords(reviewWords, id, language, 'review')

export const loadRulebook = (id: string, language: Language): Promise<readonly RulebookSection[]> =>
  loadWords(rulebooks, id, language, 'rulebook')

/** Whether a first game of it can be shown. */
export const isTaught = (id: string): boolean => `./${id}/pages/lesson.ts` in lessons

export interface LoadedLesson {
  readonly lesson: AnyLesson
  readonly says: LessonWords
}

export async function loadLesson(id: string, language: Language): Promise<LoadedLesson> {
  const [lesson, says] = await Promise.all([
    load(lessons, `./${id}/pages/lesson.ts`),
    loadWords(lessonWords, id, language, 'lesson'),
  ])
  return { lesson, says }
}
