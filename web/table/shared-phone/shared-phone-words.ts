import { computed } from '@preact/signals'

import type { Language } from '../../../shared/language.ts'
import { settings } from '../../client/settings.ts'
import type { SharedPhoneWords } from '../../words/en/shared-phone.ts'

// Few share a phone: the words come with what they are for, in all languages.
const found = import.meta.glob<SharedPhoneWords>('../../words/*/shared-phone.ts', {
  eager: true,
  import: 'sharedPhoneWords',
})

export function sharedPhoneWordsIn(language: Language): SharedPhoneWords {
  const words = found[`../../words/${language}/shared-phone.ts`]
  if (!words) throw new Error(`nobody shares a phone in ${language}`)
  return words
}

/** The words of the viewer's language. */
export const sharedPhoneWords = computed<SharedPhoneWords>(() =>
  sharedPhoneWordsIn(settings.language.value),
)
