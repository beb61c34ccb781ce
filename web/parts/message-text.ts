import { signal, type ReadonlySignal } from '@preact/signals'

import type { ChatMessage } from '../../shared/protocol/protocol.ts'
import type { PhraseWords } from '../words/en/phrases.ts'

/**
 * The phrases in the viewer's language. They load when the first phrase arrives, and are null until
 * then.
 */
const loaded = signal<ReadonlySignal<PhraseWords> | null>(null)

/**
 * Returns the text of a chat message. Once the phrases have loaded, a phrase is in the viewer's
 * language.
 */
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
