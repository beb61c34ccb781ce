import { words as de } from '../web/words/de/index.ts'
import { words as en } from '../web/words/en/index.ts'
import { words as fr } from '../web/words/fr/index.ts'

/** All that the page says. */
export const pageWords = { en, de, fr }
export type PageWords = (typeof pageWords)['en']
