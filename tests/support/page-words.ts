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
import { lessonWords as lessonDe } from '../../web/words/de/lesson.ts'
import { menuWords as menuDe } from '../../web/words/de/menu.ts'
import { noSeatWords as noSeatDe } from '../../web/words/de/no-seat.ts'
import { missedWords as missedDe } from '../../web/words/de/missed.ts'
import { publicTablesWords as publicTablesDe } from '../../web/words/de/public-tables.ts'
import { closedWords as closedDe } from '../../web/words/de/closed.ts'
import { ruleChoiceWords as ruleChoiceDe } from '../../web/words/de/rule-choice.ts'
import { words as de } from '../../web/words/de/index.ts'
import { lessonWords as lessonEn } from '../../web/words/en/lesson.ts'
import { menuWords as menuEn } from '../../web/words/en/menu.ts'
import { noSeatWords as noSeatEn } from '../../web/words/en/no-seat.ts'
import { missedWords as missedEn } from '../../web/words/en/missed.ts'
import { publicTablesWords as publicTablesEn } from '../../web/words/en/public-tables.ts'
import { closedWords as closedEn } from '../../web/words/en/closed.ts'
import { ruleChoiceWords as ruleChoiceEn } from '../../web/words/en/rule-choice.ts'
import { words as en } from '../../web/words/en/index.ts'
import { lessonWords as lessonFr } from '../../web/words/fr/lesson.ts'
import { menuWords as menuFr } from '../../web/words/fr/menu.ts'
import { noSeatWords as noSeatFr } from '../../web/words/fr/no-seat.ts'
import { missedWords as missedFr } from '../../web/words/fr/missed.ts'
import { publicTablesWords as publicTablesFr } from '../../web/words/fr/public-tables.ts'
import { closedWords as closedFr } from '../../web/words/fr/closed.ts'
import { ruleChoiceWords as ruleChoiceFr } from '../../web/words/fr/rule-choice.ts'
import { words as fr } from '../../web/words/fr/index.ts'

/** All texts of the page by language. */
export const pageWords = {
  en: {
    ...en,
    menu: { ...en.menu, ...menuEn },
    log: menuEn.log,
    ended: closedEn,
    options: ruleChoiceEn,
    lobby: { ...en.lobby, ...publicTablesEn },
    missed: missedEn,
    learn: { ...en.learn, ...lessonEn },
    noSeat: noSeatEn,
    betweenGames: betweenGamesEn,
    finish: finishEn,
    over: { ...en.over, ...finishEn.share },
    verify: verifyEn,
    review: reviewEn,
  },
  de: {
    ...de,
    menu: { ...de.menu, ...menuDe },
    log: menuDe.log,
    ended: closedDe,
    options: ruleChoiceDe,
    lobby: { ...de.lobby, ...publicTablesDe },
    missed: missedDe,
    learn: { ...de.learn, ...lessonDe },
    noSeat: noSeatDe,
    betweenGames: betweenGamesDe,
    finish: finishDe,
    over: { ...de.over, ...finishDe.share },
    verify: verifyDe,
    review: reviewDe,
  },
  fr: {
    ...fr,
    menu: { ...fr.menu, ...menuFr },
    log: menuFr.log,
    ended: closedFr,
    options: ruleChoiceFr,
    lobby: { ...fr.lobby, ...publicTablesFr },
    missed: missedFr,
    learn: { ...fr.learn, ...lessonFr },
    noSeat: noSeatFr,
    betweenGames: betweenGamesFr,
    finish: finishFr,
    over: { ...fr.over, ...finishFr.share },
    verify: verifyFr,
    review: reviewFr,
  },
}
export type PageWords = (typeof pageWords)['en']
