import { fallbackLanguage, languages } from '../../shared/language.ts'

const code = `(?:${languages.join('|')})`

/** A code as a text, as a field, among others in braces, or as a folder. */
const naming = new RegExp(
  `['"\`]${code}['"\`]|(?:^|[{,])\\s*${code}:|[{,] ?${code}(?:,|\\s*\\})|/${code}/`,
  'gm',
)

/** Figures for whoever runs a script, and letters made small: nobody chose a language there. */
const notOfViewers = /(toLocaleString|toLocaleLowerCase|Segmenter)\('\w+'\)/g
/** The words that are the type of all others. */
const typeOfWords = new RegExp(`^(import|export) type .*/${fallbackLanguage}/.*$`, 'gm')

/** Where a source speaks of one of our languages by its code. */
export const namesOfLanguages = (source: string): readonly string[] =>
  source.replaceAll(notOfViewers, '').replaceAll(typeOfWords, '').match(naming) ?? []
