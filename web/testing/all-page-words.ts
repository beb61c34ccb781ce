import { inEachLanguage, languages, type Language } from '../../shared/language.ts'
import type { Tips } from '../../shared/game/words.ts'
import { wordsIn, type Words } from '../words/index.ts'

type AllWords = Words & Readonly<Record<string, unknown>>

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    '../words/*.ts',
    '!../words/*.test.ts',
    '!../words/index.ts',
    '!../words/sentence-for.ts',
    '../boards/one-file/pages/lesson-words.ts',
  ],
  { eager: true },
)
const tips = import.meta.glob<Tips>('../words/*/tips.ts', { eager: true, import: 'tips' })

/** The texts that load later, by the name of their part: each in all languages. */
const laterWords = Object.assign({}, ...Object.values(modules)) as Readonly<
  Record<string, Readonly<Record<Language, unknown>>>
>

const firstWords = await Promise.all(languages.map(wordsIn))

/** Every text of the page in each language, with the texts that load later. */
export const allPageWords = inEachLanguage((language): AllWords => ({
  ...(firstWords[languages.indexOf(language)] as Words),
  ...Object.fromEntries(Object.entries(laterWords).map(([name, texts]) => [name, texts[language]])),
  tips: tips[`../words/${language}/tips.ts`],
}))
