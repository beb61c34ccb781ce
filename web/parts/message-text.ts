import { signal, type ReadonlySignal } from '@preact/signals'

import type { ChatMessage } from '../../shared/protocol/protocol.ts'
import type { PhraseWords } from '../words/en/phrases.ts'

/** The phrases in the viewer's language. Null until the first phrase has arrived and they are loaded. */
const loaded = signal<ReadonlySignal<PhraseWords> | null>(null)

/** Returns the text of a chat message; of a phrase, in the viewer's language as soon as that is loaded. */
export function messageText({ text, phrase }: Pick<ChatMessage, 'text' | 'phrase'>): string {
  if (phrase === undefined) return text
  if (loaded.value === null)
    void import('../words/phrases.ts').then(
      ({ phraseWords }) => {
        loaded.value = phraseWords
      },
      () => {},
    )
  return loaded.value?.value[phrase] ?? text
}
