import type { ReviewWords } from '../../shared/game/words.ts'
import type { Language } from '../../shared/language.ts'
import { loadFrom } from '../parts/loaded.ts'

const words = import.meta.glob<ReviewWords>('../../shared/games/*/words/{en,de,fr}/review.ts', {
  import: 'reviewWords',
})

const pathOf = (game: string, language: Language): string =>
  `../../shared/games/${game}/words/${language}/review.ts`

/** Whether the service looks back at this game: then there are words for what it says. */
export const isReviewed = (game: string): boolean => pathOf(game, 'en') in words

export const loadReviewWords = (game: string, language: Language): Promise<ReviewWords> =>
  loadFrom(words, pathOf(game, language))
