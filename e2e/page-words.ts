import { verifyWords as verifyDe } from '../web/words/de/verify.ts'
import { verifyWords as verifyEn } from '../web/words/en/verify.ts'
import { verifyWords as verifyFr } from '../web/words/fr/verify.ts'
import { words as de } from '../web/words/de/index.ts'
import { words as en } from '../web/words/en/index.ts'
import { words as fr } from '../web/words/fr/index.ts'

/** All that the page says. */
export const pageWords = {
  en: { ...en, verify: verifyEn },
  de: { ...de, verify: verifyDe },
  fr: { ...fr, verify: verifyFr },
}
export type PageWords = (typeof pageWords)['en']
