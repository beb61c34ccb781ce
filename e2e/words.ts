import { words as de } from '../web/words/de.ts'
import { words as en } from '../web/words/en.ts'
import { words as fr } from '../web/words/fr.ts'
import { words as dePages } from '../web/words/pages/de.ts'
import { words as enPages } from '../web/words/pages/en.ts'
import { words as frPages } from '../web/words/pages/fr.ts'

/** All that the page says, as one: which file it comes from is no matter to whoever reads it. */
export const said = {
  en: { ...en, ...enPages },
  de: { ...de, ...dePages },
  fr: { ...fr, ...frPages },
}
export type Said = (typeof said)['en']
