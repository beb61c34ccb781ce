import { computed } from '@preact/signals'

import { settings } from '../../settings.ts'
import type { CallBotWords } from '../../words/en/call-bot.ts'

// Few have a bot of their own: the words come with what they are for, in all languages.
const found = import.meta.glob<CallBotWords>('../../words/*/call-bot.ts', {
  eager: true,
  import: 'callBotWords',
})

/** The words of the viewer's language. */
export const callBotWords = computed<CallBotWords>(() => {
  const words = found[`../../words/${settings.language.value}/call-bot.ts`]
  if (!words) throw new Error(`nobody calls a bot in ${settings.language.value}`)
  return words
})
