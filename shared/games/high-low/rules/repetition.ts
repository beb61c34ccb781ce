import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

import { cardsOf } from './cards.ts'
import type { State } from './state.ts'

// The length of a hash. Even among thousands of positions two equal hashes are very unlikely, and
// the game ends only when a hash occurs for the third time.
const length = 8

/**
 * Returns the hashes of the earlier positions with a hash of this position appended. Whole
 * positions would make the state too large, because a long game has thousands of them.
 */
export const withPosition = (state: State): State['positions'] =>
  state.positions === null ? null : state.positions + markOf(state)

/**
 * Returns the hashes to keep after cards were burnt or drawn: none, because no earlier position can
 * occur again then.
 */
export const clearPositions = ({ positions }: State): State['positions'] =>
  positions === null ? null : ''

/** Returns whether the newest position has occurred three times (HL-19). */
export function hasOccurredThrice(positions: State['positions']): boolean {
  if (positions === null) return false
  const newest = positions.slice(-length)
  let times = 0
  for (let at = 0; at < positions.length; at += length)
    if (positions.startsWith(newest, at)) times++
  return times >= 3
}

function markOf({ turn, hands, faceUp, faceDown, pile }: State): string {
  const position = JSON.stringify([turn, hands, faceUp, faceDown, cardsOf(pile)])
  return bytesToHex(sha256(utf8ToBytes(position))).slice(0, length)
}
