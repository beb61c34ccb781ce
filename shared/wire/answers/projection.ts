import * as v from 'valibot'

import type { AnyView } from '../../game/game.ts'
import {
  fixed,
  listOf,
  moveSchema,
  reasonSchema,
  seatSchema,
  signalSchema,
  whole,
  described,
} from '../schemas.ts'

// What a seat or a watcher sees of the cards.

export const viewSchema = described(
  v.looseObject({}),
  'Everything that this viewer may know of the cards; each game has its own.',
) as unknown as v.GenericSchema<unknown, AnyView>

const projectionFields = {
  seq: described(whole(0), 'Counts everything that the table has accepted.'),
  turn: described(
    whole(0),
    'Counts the moves of this deal. A move names the turn it was made for.',
  ),
  toMove: described(listOf(seatSchema), 'The seats that may move now. Nobody: the game is over.'),
  view: viewSchema,
  behind: v.exactOptional(
    described(
      whole(0),
      'For spectators: how many moves have been made since this view; 0 is the present. Left out for a seat.',
    ),
  ),
  openHands: v.exactOptional(
    described(
      v.literal(true),
      'For spectators: this view shows all hands. Left out if it shows none.',
    ),
  ),
}
export const projectionSchema = fixed(projectionFields)
/** A view and where it stands. */
export type Projection = v.InferOutput<typeof projectionSchema>

const gameFields = {
  game: described(v.string(), 'Which game it is: what is a game’s own in here is of that one.'),
  ...projectionFields,
}
export const gameProjectionSchema = fixed(gameFields)
/** With the game that the view is of. */
export type GameProjection = v.InferOutput<typeof gameProjectionSchema>

const seatProjectionFields = {
  ...gameFields,
  moves: described(
    listOf(moveSchema),
    'All that the seat may do now, while the table is not paused and no bot keeps the seat.',
  ),
  signals: described(listOf(signalSchema), 'All that the seat may signal now.'),
}
export const seatProjectionSchema = fixed(seatProjectionFields)
/** For programs that know no rules: with all that may be done. */
export type SeatProjection = v.InferOutput<typeof seatProjectionSchema>

export const reasonGivenSchema = fixed({
  turn: described(whole(0), 'The `turn` of the first view that shows the move.'),
  reason: reasonSchema,
})
/** Why a bot moved as it did. */
export type ReasonGiven = v.InferOutput<typeof reasonGivenSchema>

export const missedSchema = fixed({
  game: v.string(),
  deal: described(whole(1), 'The one that is played, or was played last.'),
  skipped: described(
    whole(0),
    'How many moves and signals were too many to be shown, before the first that is.',
  ),
  shown: described(
    listOf(projectionSchema),
    'How it stood, and then after each move or signal: what the seat’s line would have brought. Empty where nothing ' +
      'was missed.',
  ),
})
export type Missed = v.InferOutput<typeof missedSchema>
