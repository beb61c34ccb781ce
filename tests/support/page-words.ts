import { finishWords as finishDe } from '../../web/words/de/end.ts'
import { betweenGamesWords as betweenGamesDe } from '../../web/words/de/between-games.ts'
import { reviewWords as reviewDe } from '../../web/words/de/review.ts'
import { verifyWords as verifyDe } from '../../web/words/de/verify.ts'
import { finishWords as finishEn } from '../../web/words/en/end.ts'
import { betweenGamesWords as betweenGamesEn } from '../../web/words/en/between-games.ts'
import { reviewWords as reviewEn } from '../../web/words/en/review.ts'
import { verifyWords as verifyEn } from '../../web/words/en/verify.ts'
import { finishWords as finishFr } from '../../web/words/fr/end.ts'
import { betweenGamesWords as betweenGamesFr } from '../../web/words/fr/between-games.ts'
import { reviewWords as reviewFr } from '../../web/words/fr/review.ts'
import { verifyWords as verifyFr } from '../../web/words/fr/verify.ts'
import { words as de } from '../../web/words/de/index.ts'
import { words as en } from '../../web/words/en/index.ts'
import { words as fr } from '../../web/words/fr/index.ts'

/** All texts of the page by language. */
export const pageWords = {
  en: { ...en, betweenGames: betweenGamesEn, finish: finishEn, verify: verifyEn, review: reviewEn },
  de: { ...de, betweenGames: betweenGamesDe, finish: finishDe, verify: verifyDe, review: reviewDe },
  fr: { ...fr, betweenGames: betweenGamesFr, finish: finishFr, verify: verifyFr, review: reviewFr },
}
export type PageWords = (typeof pageWords)['en']
