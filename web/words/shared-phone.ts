import type { SharedPhoneWords } from './en/shared-phone.ts'
import { eagerWords } from './index.ts'

// Few people share a phone: they load with the parts for it.
export const [sharedPhoneWords, sharedPhoneWordsIn] = eagerWords(
  import.meta.glob<SharedPhoneWords>('./*/shared-phone.ts', {
    eager: true,
    import: 'sharedPhoneWords',
  }),
)
