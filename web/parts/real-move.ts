import { storedValue, storeValue } from '../client/storage.ts'

/**
 * A text about a finished game that a new table continues: what its player did in the turn that the
 * viewer now plays instead. The table shows the text in the turn with the number `turn`.
 */
export interface RealMove {
  readonly turn: number
  readonly text: string
}

/** Stores the text for the table `code`. Only the table that was opened last has such a text. */
export const storeRealMove = (code: string, realMove: RealMove | null): void =>
  storeValue('real-move', realMove && { ...realMove, code })

/** Returns the stored text if it belongs to the table `code`. */
export function storedRealMove(code: string): RealMove | null {
  const realMove = storedValue('real-move') as (RealMove & { readonly code: string }) | null
  return realMove?.code === code ? realMove : null
}
