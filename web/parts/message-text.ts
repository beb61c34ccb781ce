import { signal, type ReadonlySignal } from '@preact/signals'

import type { ChatMessage } from '../../shared/protocol/protocol.ts'
import type { PhraseWords } from '../words/en/phrases.ts'

/**
 * The words for phrases (ready-made chat messages) in the viewer's language. They load when the
 * first phrase arrives, and are null until then.
 */
const loaded = signal<ReadonlySignal<PhraseWords> | null>(null)

/**
 * Returns the text of a chat message. A phrase (ready-made message) is translated into the viewer's
 * language once the words for phrases have loaded.
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
