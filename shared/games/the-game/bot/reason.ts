import type { Move, View } from '../state.ts'
import { goesBackward } from '../turn.ts'

/** Why a card was laid: both numbers lie open when it is told. */
export type Why = {
  /** The card takes a pile back by ten, or hardly onwards. */
  readonly why: 'trick' | 'step'
  readonly card: number
  /** What the pile showed. */
  readonly top: number
}

export function reasonFor({ tops }: View, move: Move): Why | null {
  if (move.do !== 'play') return null
  const { card, pile } = move
  const top = tops[pile]
  if (top === undefined) return null
  if (goesBackward(card, pile, top)) return { why: 'trick', card, top }
  return Math.abs(card - top) <= hardly ? { why: 'step', card, top } : null
}

const hardly = 3
