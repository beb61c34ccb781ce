import { computed } from '@preact/signals'

import { settings } from '../settings.ts'
import { allFrameWords, type FrameWords } from './words.ts'

/** The words of the viewer's language. */
export const frameWords = computed<FrameWords>(() => allFrameWords[settings.language.value])
