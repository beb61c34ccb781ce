import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { Words } from './en/index.ts'

export type { Words } from './en/index.ts'

const files = import.meta.glob<Words>('./*/index.ts', { import: 'words' })

const loaded = signal<Words | null>(null)

/** The words of the viewer's language; there is no page before they are there. */
export const words = computed<Words>(() => {
  if (loaded.value === null) throw new Error('the page spoke before it had words')
  return loaded.value
})

export const wordsIn = (language: Language): Promise<Words> =>
  files[`./${language}/index.ts`]?.() ??
  Promise.reject(new Error(`the page does not speak ${language}`))

let learning: Promise<void> | null = null

/** Fetches the words, which from then on follow the viewer's choice. */
export const learnLanguage = (): Promise<void> =>
  (learning ??= new Promise((resolve, reject) => {
    effect(() => {
      const wanted = settings.language.value
      wordsIn(wanted).then(
        (found) => {
          // Somebody may have chosen again before these came.
          if (settings.language.peek() === wanted) loaded.value = found
          resolve()
        },
        (error: unknown) => {
          // No network now; whoever asks next tries again.
          if (loaded.peek() === null) learning = null
          reject(error)
        },
      )
    })
  }))

/**
 * Words that come in all languages with the part of the page that needs them.
 * @param found by their path, which begins with the language
 * @returns the words of the viewer's language, and those of any
 */
export function eagerWords<Part>(
  found: Readonly<Record<string, Part>>,
): readonly [ReadonlySignal<Part>, (language: Language) => Part] {
  const partIn = (language: Language): Part => {
    const path = Object.keys(found).find((one) => one.startsWith(`./${language}/`))
    if (path === undefined) throw new Error(`the page has no such words in ${language}`)
    return found[path] as Part
  }
  return [computed(() => partIn(settings.language.value)), partIn]
}
