import { signal } from '@preact/signals'

import { hasLesson } from '../boards/load-on-demand.ts'
import { storeValue, storedNames } from '../client/storage.ts'

const prefix = 'learnt.'
const known = signal<ReadonlySet<string>>(new Set(storedNames(prefix)))

/**
 * Stores that the learner has seen, declined or completed the lesson, so that this browser does not
 * offer it again.
 */
export function dismissLesson(game: string): void {
  storeValue(prefix + game, true)
  known.value = new Set(known.value).add(game)
}

/** Returns whether the game has a lesson that has not been taken or declined in this browser. */
export const isLessonOffered = (game: string): boolean => hasLesson(game) && !known.value.has(game)
