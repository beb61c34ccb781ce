import * as v from 'valibot'

import type { Clause } from '../../../game/game.ts'
import type { Move, View } from './state.ts'

export const moveSchema: v.GenericSchema<unknown, Move> = v.strictObject({
  card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(30)),
})

export const moves = ({ seat, hand, turn }: View): readonly Move[] =>
  seat !== null && seat === turn ? hand.map((card) => ({ card })) : []

export function violatedClause({ seat, turn }: View): Clause {
  if (turn === null) return 'HC-04'
  return turn === seat ? 'HC-01' : 'HC-02'
}
