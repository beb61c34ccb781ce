import { countOf } from '../rules/cards.ts'
import type { Move, Value } from '../rules/state.ts'
import { faceUpWorths } from './weights.ts'

/**
 * Returns the next exchange that improves the face-up cards, which are played last. Returns `ready`
 * if the three best cards are face up. Of two cards with the same worth, the higher one goes face
 * up, because otherwise the bot could exchange the two for ever.
 */
export function exchangeOf(
  hand: readonly Value[],
  faceUp: readonly Value[],
  worth: (value: Value) => number = keptOpen,
): Move {
  const wanted = [...hand, ...faceUp]
    .sort((a, b) => worth(b) - worth(a) || b - a)
    .slice(0, faceUp.length)
  const up = wanted.find((value) => countOf(wanted, value) > countOf(faceUp, value))
  const down = faceUp.find((value) => countOf(faceUp, value) > countOf(wanted, value))
  return up && down ? { do: 'exchange', hand: up, faceUp: down } : { do: 'ready' }
}

const keptOpen = (value: Value): number => faceUpWorths[value - 1] ?? 0
