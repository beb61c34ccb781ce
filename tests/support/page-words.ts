import { inEachLanguage } from '../../shared/language.ts'
import { betweenGamesWords } from '../../web/words/between-games.ts'
import { closedWords } from '../../web/words/closed.ts'
import { words as de } from '../../web/words/de/index.ts'
import { words as en } from '../../web/words/en/index.ts'
import { finishWords } from '../../web/words/end.ts'
import { words as fr } from '../../web/words/fr/index.ts'
import { lessonWords } from '../../web/words/lesson.ts'
import { menuWords } from '../../web/words/menu.ts'
import { missedWords } from '../../web/words/missed.ts'
import { noSeatWords } from '../../web/words/no-seat.ts'
import { publicTablesWords } from '../../web/words/public-tables.ts'
import { reviewWords } from '../../web/words/review.ts'
import { ruleChoiceWords } from '../../web/words/rule-choice.ts'
import { verifyWords } from '../../web/words/verify.ts'

const firstWords = { en, de, fr }

/** All texts of the page by language. */
export const pageWords = inEachLanguage((language) => {
  const words = firstWords[language]
  const menu = menuWords[language]
  const finish = finishWords[language]
  return {
    ...words,
    menu: { ...words.menu, ...menu },
    log: menu.log,
    ended: closedWords[language],
    options: ruleChoiceWords[language],
    lobby: { ...words.lobby, ...publicTablesWords[language] },
    missed: missedWords[language],
    learn: { ...words.learn, ...lessonWords[language] },
    noSeat: noSeatWords[language],
    betweenGames: betweenGamesWords[language],
    finish,
    over: { ...words.over, ...finish.share },
    verify: verifyWords[language],
    review: reviewWords[language],
  }
})
export type PageWords = (typeof pageWords)['en']
