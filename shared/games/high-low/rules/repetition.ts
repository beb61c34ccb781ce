import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { cardsOf } from './cards.ts'
import type { State } from './state.ts'

// Even among thousands of positions hardly two ever share these, and then it needs a third.
const length = 8

/** The positions so far with this one, each as a few letters of its own: a long game goes through thousands. */
export const withPosition = (state: State): State['been'] =>
  state.been === null ? null : state.been + markOf(state)

/** With fewer cards in hands, on the table or to draw, no position of before can come again. */
export const forgotten = ({ been }: State): State['been'] => (been === null ? null : '')

/** Whether the newest of the positions has come three times (HL-19). */
export function hasComeThrice(been: State['been']): boolean {
  if (been === null) return false
  const newest = been.slice(-length)
  let times = 0
  for (let at = 0; at < been.length; at += length) if (been.startsWith(newest, at)) times++
  return times >= 3
}

function markOf({ turn, hands, open, hidden, pile }: State): string {
  const position = JSON.stringify([turn, hands, open, hidden, cardsOf(pile)])
  return bytesToHex(sha256(utf8ToBytes(position))).slice(0, length)
}
