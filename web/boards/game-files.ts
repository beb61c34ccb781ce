import { fallbackLanguage, type Language } from '../../shared/language.ts'

/**
 * All games' files of one kind. Each key is a path, and each value is a function that loads the
 * file.
 */
export type GameFiles<Part> = Readonly<Record<string, () => Promise<Part>>>

const wordsFile = (id: string, language: Language, file: string): string =>
  `../../shared/games/${id}/words/${language}/${file}.ts`

/**
 * Returns whether the game has this file of texts in English, the language in which every text
 * exists.
 */
export const hasWordsFile = (files: GameFiles<unknown>, id: string, file: string): boolean =>
  wordsFile(id, fallbackLanguage, file) in files

/**
 * Loads a file of texts in this language. If the game is not translated, loads the English texts.
 */
export const loadWords = <Part>(
  files: GameFiles<Part>,
  id: string,
  language: Language,
  file: string,
): Promise<Part> => {
  const path = wordsFile(id, language, file)
  return loadFile(files, path in files ? path : wordsFile(id, fallbackLanguage, file))
}

export function loadFile<Part>(files: GameFiles<Part>, path: string): Promise<Part> {
  const found = files[path]
  return found ? found() : Promise.reject(new Error(`this page has no ${path}`))
}
