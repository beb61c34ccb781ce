import * as v from 'valibot'

import { fixed, listOf, moveSchema, seatSchema, described, whole } from '../schemas.ts'

// A game that is over, looked at once more.

const chance = (text: string) => described(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), text)

export const reviewedTurnSchema = fixed({
  seat: seatSchema,
  from: described(whole(0), 'The step of the record that its first move is.'),
  to: described(whole(1), 'The step after its last move.'),
  best: described(
    listOf(moveSchema),
    'What the best bot would have done, as it sees no more than the seat.',
  ),
  same: described(v.boolean(), 'Whether that comes to what was played.'),
  chance: chance('How likely the game is won if the best bot plays this turn, as it sees it.'),
  played: chance('The same for the turn as it was played.'),
})
export type ReviewedTurn = v.InferOutput<typeof reviewedTurnSchema>

export const reviewSchema = fixed({
  deal: described(whole(1), 'Which deal of the table it was, from 1.'),
  turns: listOf(reviewedTurnSchema),
  end: described(v.picklist([0, 1]), '1 if the game was won.'),
  lost: described(
    v.nullable(whole(0)),
    'Which of the turns, from 0, the win was lost in: the one whose fall was the greatest that no later turn made up ' +
      'for. Null if the game was won.',
  ),
})
/** A finished game as its best bot sees it afterwards. */
export type Review = v.InferOutput<typeof reviewSchema>
