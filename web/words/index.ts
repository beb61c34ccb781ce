import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../settings.ts'
import type { Words } from './en.ts'
import type { PageWords } from './pages/en.ts'

export type { Words } from './en.ts'

type Loaders<Part> = Readonly<Record<Language, () => Promise<{ readonly words: Part }>>>

const table = spoken<Words>({
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
})
const pages = spoken<PageWords>({
  en: () => import('./pages/en.ts'),
  de: () => import('./pages/de.ts'),
  fr: () => import('./pages/fr.ts'),
})

/** The words of the viewer's language; there is no page before they are there. */
export const words = table.words
export const learnLanguage = table.learn

/** Those that a table does without at first: only parts that come later may use them, and bring them along. */
export const pageWords = pages.words
export const learnPageWords = pages.learn

/** @returns the words as they stand, and how to fetch them: from then on they follow the viewer's choice */
function spoken<Part>(loaders: Loaders<Part>): {
  readonly words: ReadonlySignal<Part>
  readonly learn: () => Promise<void>
} {
  const loaded = signal<Part | null>(null)
  const learnt = computed<Part>(() => {
    if (loaded.value === null) throw new Error('the page spoke before it had words')
    return loaded.value
  })
  let learning: Promise<void> | null = null
  const learn = (): Promise<void> =>
    (learning ??= new Promise((resolve, reject) => {
      effect(() => {
        const wanted = settings.language.value
        loaders[wanted]().then(
          (found) => {
            // Somebody may have chosen again before these came.
            if (settings.language.peek() === wanted) loaded.value = found.words
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
  return { words: learnt, learn }
}
