import { storedValue, storeValue } from '../client/storage.ts'

/**
 * A text about a finished game that a new table continues: what its player did in the turn that the
 * viewer now plays instead. The table shows the text in the turn with the number `turn`.
 */
export interface Then {
  readonly turn: number
  readonly text: string
}

/** Stores the text for the table `code`. Only the table that was opened last has such a text. */
export const storeThen = (code: string, then: Then | null): void =>
  storeValue('then', then && { ...then, code })

/** Returns the stored text if it belongs to the table `code`. */
export function storedThen(code: string): Then | null {
  const then = storedValue('then') as (Then & { readonly code: string }) | null
  return then?.code === code ? then : null
}
