import { computed, effect, signal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
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

/** Loads the texts, and loads them again whenever the viewer chooses another language. */
export const learnLanguage = (): Promise<void> =>
  (learning ??= new Promise((resolve, reject) => {
    effect(() => {
      const wanted = settings.language.value
      wordsIn(wanted).then(
        (found) => {
          // Drops the texts if the viewer has chosen another language in the meantime.
          if (settings.language.peek() === wanted) loaded.value = found
          resolve()
        },
        (error: unknown) => {
          // If the first attempt fails, forgets it, so that the next call tries again.
          if (loaded.peek() === null) learning = null
          reject(error)
        },
      )
    })
  }))

/** Returns the texts in the viewer's language, from a part of the page that has them in all. */
export const localise = <Part>(texts: Readonly<Record<Language, Part>>): Part =>
  texts[settings.language.value]
