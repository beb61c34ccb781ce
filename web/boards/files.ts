import { fallbackLanguage, type Language } from '../../shared/language.ts'

/** What the page finds of each game in its two folders, by its path: it comes in a file of its own. */
export type Files<Part> = Readonly<Record<string, () => Promise<Part>>>

const wordsFile = (id: string, language: Language, file: string): string =>
  `../../shared/games/${id}/words/${language}/${file}.ts`

/** Whether the game has this file, in English at least. */
export const hasWords = (files: Files<unknown>, id: string, file: string): boolean =>
  wordsFile(id, fallbackLanguage, file) in files

/** A draft speaks English to everybody. */
export const loadWords = <Part>(
  files: Files<Part>,
  id: string,
  language: Language,
  file: string,
): Promise<Part> => {
  const path = wordsFile(id, language, file)
  return load(files, path in files ? path : wordsFile(id, fallbackLanguage, file))
}

export function load<Part>(files: Files<Part>, path: string): Promise<Part> {
  const found = files[path]
  return found ? found() : Promise.reject(new Error(`this page has no ${path}`))
}
