import { signal } from '@preact/signals'

import { isTaught } from '../boards/load-later.ts'
import { storeValue, storedNames } from '../client/storage.ts'

const prefix = 'learnt.'
const known = signal<ReadonlySet<string>>(new Set(storedNames(prefix)))

/** Shown once, declined, or played to its end: it is not offered again in this browser. */
export function taught(game: string): void {
  storeValue(prefix + game, true)
  known.value = new Set(known.value).add(game)
}

/** Whether somebody may like to be shown this game: there is a lesson, and they have not met the game here. */
export const mayLearn = (game: string): boolean => isTaught(game) && !known.value.has(game)
