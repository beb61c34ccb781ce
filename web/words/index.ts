import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { Words } from './en/index.ts'

export type { Words } from './en/index.ts'

const files = import.meta.glob<Words>('./*/index.ts', { import: 'words' })

const loaded = signal<Words | null>(null)

/** The words of the viewer's language. No page renders before they are loaded. */
export const words = computed<Words>(() => {
  if (loaded.value === null) throw new Error('the words of the page are not loaded yet')
  return loaded.value
})

export const wordsIn = (language: Language): Promise<Words> =>
  files[`./${language}/index.ts`]?.() ??
  Promise.reject(new Error(`there are no words in ${language}`))

let learning: Promise<void> | null = null

/** Loads the words, and loads them again whenever the viewer chooses another language. */
export const learnLanguage = (): Promise<void> =>
  (learning ??= new Promise((resolve, reject) => {
    effect(() => {
      const wanted = settings.language.value
      wordsIn(wanted).then(
        (found) => {
          // The viewer may have chosen another language in the meantime, whose words must not be
          // replaced.
          if (settings.language.peek() === wanted) loaded.value = found
          resolve()
        },
        (error: unknown) => {
          // There is no network now. Forget the failed attempt, so that the next call tries again.
          if (loaded.peek() === null) learning = null
          reject(error)
        },
      )
    })
  }))

/**
 * Collects words that load, in all languages, with the part of the page that needs them.
 * @param found the words by path, which begins with the language
 * @returns a signal of the words in the viewer's language, and a function that returns the words of any language
 */
export function eagerWords<Part>(
  found: Readonly<Record<string, Part>>,
): readonly [ReadonlySignal<Part>, (language: Language) => Part] {
  const partIn = (language: Language): Part => {
    const path = Object.keys(found).find((one) => one.startsWith(`./${language}/`))
    if (path === undefined) throw new Error(`these words are missing in ${language}`)
    return found[path] as Part
  }
  return [computed(() => partIn(settings.language.value)), partIn]
}
