import { computed, effect, signal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../settings.ts'
import type { Words } from './en.ts'

export type { Words } from './en.ts'

const loaders: Readonly<Record<Language, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
}

const loaded = signal<Words | null>(null)

/** The words of the viewer's language; there is no page before they are there. */
export const words = computed<Words>(() => {
  if (loaded.value === null) throw new Error('the page spoke before it had words')
  return loaded.value
})

/** Resolves with the first words; from then on they follow the viewer's choice. */
export function learnLanguage(): Promise<void> {
  return new Promise((resolve, reject) => {
    effect(() => {
      const wanted = settings.language.value
      loaders[wanted]().then((found) => {
        // Somebody may have chosen again before these came.
        if (settings.language.peek() === wanted) loaded.value = found.words
        resolve()
      }, reject)
    })
  })
}
