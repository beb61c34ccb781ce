import type { SharedPhoneWords } from './en/shared-phone.ts'
import { eagerWords } from './index.ts'

// These texts load with the components for shared phones, because few players share a phone.
export const [sharedPhoneWords, sharedPhoneWordsIn] = eagerWords(
  import.meta.glob<SharedPhoneWords>('./*/shared-phone.ts', {
    eager: true,
    import: 'sharedPhoneWords',
  }),
)
