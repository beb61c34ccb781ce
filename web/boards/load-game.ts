import type { AnyMove, AnyOptions, AnySignal, AnyView } from '../../shared/game/game.ts'
import type { Clauses, GameWords, TableWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { BoardModule, News } from '../kit/board.ts'
import type { Moments } from '../kit/motion/moment.ts'
import { load, loadWords } from './files.ts'

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

const boards = import.meta.glob<AnyBoard>('./*/Board.tsx', { import: 'board' })
const news = import.meta.glob<AnyNews>('./*/news.ts', { import: 'news' })
const moments = import.meta.glob<AnyMoments>('./*/moments.ts', { import: 'moments' })
const tableWords = import.meta.glob<TableWords>('../../shared/games/*/words/*/table.ts')

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  const [board, { words, clauses }, itsNews, itsMoments] = await Promise.all([
    loadBoard(id),
    loadWords(tableWords, id, language, 'table'),
    news[`./${id}/news.ts`]?.() ?? noNews,
    moments[`./${id}/moments.ts`]?.() ?? noMoments,
  ])
  return { board, gameWords: words, clauses, news: itsNews, moments: itsMoments }
}

/** A draft may come without one. Every other game has its own, so nothing of the plain one is built. */
const loadBoard = async (id: string): Promise<AnyBoard> => {
  const path = `./${id}/Board.tsx`
  if (import.meta.env.PROD || path in boards) return load(boards, path)
  const [{ createPlainBoard }, { loadRules }] = await Promise.all([
    import('../kit/PlainBoard.tsx'),
    import('./load-later.ts'),
  ])
  return createPlainBoard(await loadRules(id))
}

const noNews: AnyNews = () => []
const noMoments: AnyMoments = () => []

export const loadGameWords = async (id: string, language: Language): Promise<GameWords> =>
  (await loadWords(tableWords, id, language, 'table')).words
