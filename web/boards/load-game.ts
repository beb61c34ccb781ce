import type { AnyMove, AnyOptions, AnySignal, AnyView } from '../../shared/game/game.ts'
import type { Clauses, GameWords, TableWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import type { BoardModule, News } from '../kit/board.ts'
import type { FindCues } from '../kit/motion/cues.ts'
import { hasWordsFile, loadFile, loadWords } from './game-files.ts'

/**
 * The board of any game. The compiler cannot check that the view, the moves and the options belong
 * to the same game, so callers must take them from one table.
 */
export type AnyBoard = BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

type AnyNews = News<AnyOptions, AnyView, GameWords>
type AnyFindCues = FindCues<AnyOptions, AnyView, GameWords>

/**
 * Everything that a table needs to show a game. All parts load together, so that none is missing
 * during play.
 */
export interface LoadedGame {
  readonly board: AnyBoard
  readonly gameWords: GameWords
  readonly clauses: Clauses
  readonly news: AnyNews
  readonly findCues: AnyFindCues
}

const boards = import.meta.glob<AnyBoard>('./*/Board.tsx', { import: 'board' })
const news = import.meta.glob<AnyNews>('./*/news.ts', { import: 'news' })
const findCues = import.meta.glob<AnyFindCues>('./*/cues.ts', { import: 'findCues' })
const tableWords = import.meta.glob<TableWords>('../../shared/games/*/words/*/table.ts')

/**
 * Returns whether a game consists of a single file. Such a game has no files of its own for a board
 * and for texts.
 */
const isOneFile = (id: string): boolean =>
  !(`./${id}/Board.tsx` in boards) && !hasWordsFile(tableWords, id, 'table')

const oneFileGames = () => import('./one-file-games.ts')

export async function loadGame(id: string, language: Language): Promise<LoadedGame> {
  if (isOneFile(id)) return (await oneFileGames()).loadOneFileGame(id, language)
  const [board, { words, clauses }, itsNews, gameCues] = await Promise.all([
    loadBoard(id),
    loadTableWords(id, language),
    news[`./${id}/news.ts`]?.() ?? noNews,
    findCues[`./${id}/cues.ts`]?.() ?? noCues,
  ])
  return { board, gameWords: words, clauses, news: itsNews, findCues: gameCues }
}

const loadTableWords = async (id: string, language: Language): Promise<TableWords> =>
  isOneFile(id)
    ? (await oneFileGames()).loadOneFileWords(id, language)
    : loadWords(tableWords, id, language, 'table')

/**
 * Loads the board of a game. In development, a draft (a game that is not offered yet) without a
 * board gets the plain board.
 */
const loadBoard = async (id: string): Promise<AnyBoard> => {
  const path = `./${id}/Board.tsx`
  if (import.meta.env.DRAFTS === false || path in boards) return loadFile(boards, path)
  const [{ createPlainBoard }, { loadRules }] = await Promise.all([
    import('../kit/PlainBoard.tsx'),
    import('./load-on-demand.ts'),
  ])
  return createPlainBoard(await loadRules(id))
}

const noNews: AnyNews = () => []
const noCues: AnyFindCues = () => []

export const loadGameWords = async (id: string, language: Language): Promise<GameWords> =>
  (await loadTableWords(id, language)).words
