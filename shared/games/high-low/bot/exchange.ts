import { countOf } from '../rules/cards.ts'
import type { Move, Value } from '../rules/state.ts'
import { keepOpen } from './weights.ts'

/**
 * The next exchange on the way to the three open cards that are best kept for the end; ready when they lie. Of those that
 * are worth the same the higher ones, always: otherwise two would change places for ever.
 */
export function exchangeOf(
  hand: readonly Value[],
  open: readonly Value[],
  worth: (value: Value) => number = keptOpen,
): Move {
  const wanted = [...hand, ...open]
    .sort((a, b) => worth(b) - worth(a) || b - a)
    .slice(0, open.length)
  const up = wanted.find((value) => countOf(wanted, value) > countOf(open, value))
  const down = open.find((value) => countOf(open, value) > countOf(wanted, value))
  return up && down ? { do: 'exchange', hand: up, open: down } : { do: 'ready' }
}

const keptOpen = (value: Value): number => keepOpen[value - 1] ?? 0
