import { words as de } from '../web/words/de/index.ts'
import { words as en } from '../web/words/en/index.ts'
import { words as fr } from '../web/words/fr/index.ts'

/** All that the page says. */
export const said = { en, de, fr }
export type Said = (typeof said)['en']
