import { computed } from '@preact/signals'

import type { Language } from '../../shared/language.ts'
import { settings } from '../client/settings.ts'
import type { FrameWords } from '../words/en/frame.ts'

export type { FrameWords } from '../words/en/frame.ts'

// Few enough that all languages come with the frame itself.
const found = import.meta.glob<FrameWords>('../words/*/frame.ts', { eager: true, import: 'words' })

export function frameWordsIn(language: Language): FrameWords {
  const words = found[`../words/${language}/frame.ts`]
  if (!words) throw new Error(`a frame does not speak ${language}`)
  return words
}

/** The words of the viewer's language. */
export const frameWords = computed<FrameWords>(() => frameWordsIn(settings.language.value))
