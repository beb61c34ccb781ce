import { computed, effect, signal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import { loadWithRetries } from '../client/load-with-retries.ts'
import type { Words } from './en/index.ts'

export type { Words } from './en/index.ts'

const files = import.meta.glob<Words>('./*/index.ts', { import: 'words' })

const loaded = signal<Words | null>(null)

/** The texts in the viewer's language. No page renders before they have loaded. */
export const words = computed<Words>(() => {
  if (loaded.value === null) throw new Error('the words of the page are not loaded yet')
  return loaded.value
})

export const wordsIn = (language: Language): Promise<Words> =>
  files[`./${language}/index.ts`]?.() ??
  Promise.reject(new Error(`there are no words in ${language}`))

let learning: Promise<void> | null = null

/**
 * Loads the texts, and loads them again whenever the viewer chooses another language. Retries until
 * they are loaded, or the viewer chooses yet another language.
 */
export const learnLanguage = (): Promise<void> =>
  (learning ??= new Promise((resolve) => {
    effect(() => {
      const wanted = settings.language.value
      return loadWithRetries(
        () => wordsIn(wanted),
        (found) => {
          if (found === null) return
          loaded.value = found
          resolve()
        },
      )
    })
  }))

/** Returns the texts in the viewer's language, from a part of the page that has them in all. */
export const localise = <Part>(texts: Readonly<Record<Language, Part>>): Part =>
  texts[settings.language.value]
