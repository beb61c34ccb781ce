import { signal } from '@preact/signals'

import type { ChatMessage } from '../../shared/protocol/protocol.ts'
import { localise } from '../words/index.ts'
import type { phraseWords as PhraseWords } from '../words/phrases.ts'

/**
 * The words for phrases (ready-made chat messages). They load when the first phrase arrives, and
 * are null until then.
 */
const loaded = signal<typeof PhraseWords | null>(null)

/** Loads the words for phrases. If that fails, phrases stay in English. */
export const loadPhrases = (): Promise<void> =>
  import('../words/phrases.ts').then(
    ({ phraseWords }) => {
      loaded.value = phraseWords
    },
    () => {},
  )

/**
 * Returns the text of a chat message. A phrase (ready-made message) is translated into the viewer's
 * language once the words for phrases have loaded.
 */
export function messageText({ text, phrase }: Pick<ChatMessage, 'text' | 'phrase'>): string {
  if (phrase === undefined) return text
  if (loaded.value === null) void loadPhrases()
  return loaded.value === null ? text : localise(loaded.value)[phrase]
}
