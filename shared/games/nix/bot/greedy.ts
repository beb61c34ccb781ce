import type { Bot } from '../../game.ts'
import { worth } from '../chips.ts'
import { moves } from '../moves.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../state.ts'

/** Takes what counts most right now: the field of the new chip, and what it shoves up and down, others' losses being its own gain. */
export const greedy: Bot<Options, Move, never, View> = {
  move(view) {
    const [first, ...others] = moves(view)
    if (!first) return null
    return others.reduce((best, move) => (gain(view, move) > gain(view, best) ? move : best), first)
  },
  signal: () => null,
}

function gain({ seat, rows }: View, { row, chip }: Move): number {
  const own = worth({ owner: seat ?? 0, super: chip === 'super' }, row, 0)
  return (rows[row] ?? []).reduce((sum, pushed, place) => {
    const change = worth(pushed, row, place + 1) - worth(pushed, row, place)
    return pushed.owner === seat ? sum + change : sum - change
  }, own)
}
