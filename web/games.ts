import type { AnyMove, AnyOptions, AnySignal, AnyView, About } from '../shared/game/game.ts'
import type { Clauses, GameWords } from '../shared/game/words.ts'
import type { Language } from '../shared/language.ts'
import { loadFrom } from './parts/loaded.ts'
import type { BoardModule, News } from './kit/board.ts'

/** A board whose game is not known by name: what it takes comes from the same table. */
export type AnyBoard = BoardModule<AnyOptions, AnyMove, AnySignal, AnyView, GameWords>

export type AnyNews = News<AnyOptions, AnyView, GameWords>

// Found in the games' folders, so that no list here has to name them. What only some pages need stands beside those.
const abouts = import.meta.glob<About>('../shared/games/*/about.ts', {
  eager: true,
  import: 'about',
})
const boards = import.meta.glob<AnyBoard>('./boards/*/Board.tsx', { import: 'board' })
const words = import.meta.glob<GameWords>('../shared/games/*/words/{en,de,fr}/board.ts', {
  import: 'words',
})

export const gamesOnOffer: readonly About[] = Object.values(abouts)

export const aboutOf = (id: string): About | undefined =>
  gamesOnOffer.find((about) => about.id === id)

export const loadBoard = (id: string): Promise<AnyBoard> =>
  loadFrom(boards, `./boards/${id}/Board.tsx`)

// These come after the board, and so does the list of them.
export const loadNews = (id: string): Promise<AnyNews> =>
  import('./games-later.ts').then((later) => later.loadNews(id))

export const loadClauses = (id: string, language: Language): Promise<Clauses> =>
  import('./games-later.ts').then((later) => later.loadClauses(id, language))

export const loadGameWords = (id: string, language: Language): Promise<GameWords> =>
  loadFrom(words, `../shared/games/${id}/words/${language}/board.ts`)
