import type { Clauses, ReasonWords } from '../shared/game/words.ts'
import type { Language } from '../shared/language.ts'
import type { AnyNews } from './games.ts'
import { loadFrom } from './parts/loaded.ts'

// What a game's folder holds for the time when its board is there.
const news = import.meta.glob<AnyNews>('./boards/*/news.ts', { import: 'news' })
const clauses = import.meta.glob<Clauses>('../shared/games/*/words/{en,de,fr}/refusals.ts', {
  import: 'clauses',
})

const reasonWords = import.meta.glob<ReasonWords>('../shared/games/*/words/{en,de,fr}/reasons.ts', {
  import: 'reasonWords',
})

export const loadNews = (id: string): Promise<AnyNews> => loadFrom(news, `./boards/${id}/news.ts`)

export const loadClauses = (id: string, language: Language): Promise<Clauses> =>
  loadFrom(clauses, `../shared/games/${id}/words/${language}/refusals.ts`)

export const loadReasonWords = (id: string, language: Language): Promise<ReasonWords> =>
  loadFrom(reasonWords, `../shared/games/${id}/words/${language}/reasons.ts`)
