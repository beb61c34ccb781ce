import type {
  About,
  AnyGame,
  AnyMove,
  AnyOptions,
  AnySignal,
  AnyView,
} from '../shared/game/game.ts'
import { isOffered } from '../shared/game/draft.ts'
import type { Choices } from '../shared/game/options.ts'
import type {
  Clauses,
  GameWords,
  LessonWords,
  OptionWords,
  ReasonWords,
  ReviewWords,
  RulebookSection,
} from '../shared/game/words.ts'
import { fallbackLanguage, type Language } from '../shared/language.ts'
import type { BoardModule, News } from './kit/board.ts'
import type { AnyLesson } from './kit/lesson.ts'
import type { Moments } from './kit/motion/moment.ts'

// What this page finds of a game by its name, in its two folders, so that no list here has to name them.

/** A board whose game is not known by name: what it takes comes from the same table. */
export type AnyBoard = BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

export type AnyNews = News<AnyOptions, AnyView, GameWords>
export type AnyMoments = Moments<AnyOptions, AnyView, GameWords>

/** All that a game needs at a table: it comes at the same time, so that nothing is missing once it is played. */
export interface LoadedGame {
  readonly board: AnyBoard
  readonly gameWords: GameWords
  readonly clauses: Clauses
  readonly news: AnyNews
  readonly moments: AnyMoments
}

type Files<Part> = Readonly<Record<string, () => Promise<Part>>>

const abouts = import.meta.glob<About>('../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})
const boards = import.meta.glob<AnyBoard>('./boards/*/Board.tsx', { import: 'board' })
const news = import.meta.glob<AnyNews>('./boards/*/news.ts', { import: 'news' })
const moments = import.meta.glob<AnyMoments>('./boards/*/moments.ts', { import: 'moments' })
const rules = import.meta.glob<AnyGame>('../shared/games/*/game.ts', { import: 'game' })
const choices = import.meta.glob<Choices>('../shared/games/*/options.ts', {
  import: 'choices',
})
const gameWords = import.meta.glob<GameWords>('../shared/games/*/words/*/board.ts', {
  import: 'words',
})
const clauses = import.meta.glob<Clauses>('../shared/games/*/words/*/refusals.ts', {
  import: 'clauses',
})
const optionWords = import.meta.glob<OptionWords>('../shared/games/*/words/*/options.ts', {
  import: 'words',
})
const reasonWords = import.meta.glob<ReasonWords>('../shared/games/*/words/*/reasons.ts', {
  import: 'reasonWords',
})
const reviewWords = import.meta.glob<ReviewWords>('../shared/games/*/words/*/review.ts', {
  import: 'reviewWords',
})
const lessons = import.meta.glob<AnyLesson>('./boards/*/pages/lesson.ts', { import: 'lesson' })
const lessonWords = import.meta.glob<LessonWords>('../shared/games/*/words/*/lesson.ts', {
  import: 'lesson',
})
const rulebooks = import.meta.glob<readonly RulebookSection[]>(
  '../shared/games/*/words/*/rulebook.ts',
  { import: 'rulebook' },
)

export const gamesOnOffer: readonly About[] = Object.values(abouts).filter(isOffered)

export const aboutOf = (id: string): About | undefined =>
  gamesOnOffer.find((about) => about.id === id)

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [board, itsWords, itsClauses, itsNews, itsMoments] = await Promise.all([
    loadBoard(id),
    loadGameWords(id, language),
    loadWords(clauses, id, language, 'refusals'),
    news[`./boards/${id}/news.ts`]?.() ?? noNews,
    moments[`./boards/${id}/moments.ts`]?.() ?? noMoments,
  ])
  return { board, gameWords: itsWords, clauses: itsClauses, news: itsNews, moments: itsMoments }
}

/** A draft may come without one. Every other game has its own, so nothing of the plain one is built. */
const loadBoard = async (id: string): Promise<AnyBoard> => {
  const path = `./boards/${id}/Board.tsx`
  if (import.meta.env.PROD || path in boards) return load(boards, path)
  const [{ plainBoard }, game] = await Promise.all([import('./kit/PlainBoard.tsx'), loadRules(id)])
  return plainBoard(game)
}

const noNews: AnyNews = () => []
const noMoments: AnyMoments = () => []

export const loadGameWords = (id: string, language: Language): Promise<GameWords> =>
  loadWords(gameWords, id, language, 'board')

/** The rules themselves, which run in the browser only where somebody looks back at a game. */
export const loadRules = (id: string): Promise<AnyGame> =>
  load(rules, `../shared/games/${id}/game.ts`)

export const loadChoices = (id: string): Promise<Choices> =>
  load(choices, `../shared/games/${id}/options.ts`)

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
export const isTaught = (id: string): boolean => `./boards/${id}/pages/lesson.ts` in lessons

export interface LoadedLesson {
  readonly lesson: AnyLesson
  readonly says: LessonWords
}

export async function loadLesson(id: string, language: Language): Promise<LoadedLesson> {
  const [lesson, says] = await Promise.all([
    load(lessons, `./boards/${id}/pages/lesson.ts`),
    loadWords(lessonWords, id, language, 'lesson'),
  ])
  return { lesson, says }
}

const wordsFile = (id: string, language: Language, file: string): string =>
  `../shared/games/${id}/words/${language}/${file}.ts`

/** A draft speaks English to everybody. */
const loadWords = <Part>(
  files: Files<Part>,
  id: string,
  language: Language,
  file: string,
): Promise<Part> => {
  const path = wordsFile(id, language, file)
  return load(files, path in files ? path : wordsFile(id, fallbackLanguage, file))
}

function load<Part>(files: Files<Part>, path: string): Promise<Part> {
  const found = files[path]
  return found ? found() : Promise.reject(new Error(`this page has no ${path}`))
}
