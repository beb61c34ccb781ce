import type { ComponentType } from 'preact'

import { type Lazy, lazily } from '../lazy.tsx'
import { learnPageWords } from './index.ts'

/** A component in a file of its own that speaks the words which a table does without at first. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Lazy<Props> =>
  lazily(async () => {
    const [component] = await Promise.all([load(), learnPageWords()])
    return component
  })
