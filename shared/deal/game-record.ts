import * as v from 'valibot'

import {
  codeSchema,
  fixed,
  hexadecimal,
  listOf,
  moveSchema,
  optionsSchema,
  outcomeSchema,
  pieceSchema,
  seatSchema,
  signalSchema,
  whole,
} from '../protocol/schemas.ts'

// The export of a finished game, as schemas: whoever gets a file reads it with them, and the types follow from them.

const promised = {
  commitment: v.pipe(
    hexadecimal(64),
    v.description('SHA-256 of the secret, shown before the deal.'),
  ),
  nonces: v.pipe(
    listOf(v.nullable(hexadecimal(32))),
    v.description('What each seat added to the chance; null where nobody did.'),
  ),
}
const secret = hexadecimal(64)

/** How a deal is shown to be fair: what was promised before it, and, when the game is over, the secret itself. */
export const proofSchema = fixed({ ...promised, secret: v.exactOptional(secret) })
export type Proof = v.InferOutput<typeof proofSchema>

const by = { seat: seatSchema, by: v.picklist(['human', 'bot']) }

/** The table and the deal where cards were dealt the first time: the key is made of them, wherever they are dealt again. */
export const firstDealtSchema = v.pipe(
  fixed({ code: codeSchema, deal: whole(1) }),
  v.description('Where cards that are dealt again were dealt the first time.'),
)
export type FirstDealt = v.InferOutput<typeof firstDealtSchema>

/** One thing that changed the game, in the order in which it did. */
export const gameStepSchema = v.union([
  fixed({ ...by, move: moveSchema }),
  fixed({ ...by, signal: signalSchema }),
])
export type GameStep = v.InferOutput<typeof gameStepSchema>

/** A finished game, with all that is needed to play it again and to check it. */
export const gameRecordSchema = fixed({
  format: v.literal('tischlein.game.1'),
  code: codeSchema,
  deal: v.pipe(whole(1), v.description('Counts the deals at this table.')),
  game: v.string(),
  gameVersion: v.exactOptional(
    v.pipe(
      whole(1),
      v.description('By which version of the rules it was played: 1 where none is told.'),
    ),
  ),
  options: optionsSchema,
  firstDealt: v.exactOptional(firstDealtSchema),
  previousGame: v.pipe(
    v.nullable(
      fixed({
        outcome: outcomeSchema,
        previousSeats: v.pipe(
          listOf(v.nullable(seatSchema)),
          v.description('By seat: where the same player sat in that game; null for a new player.'),
        ),
      }),
    ),
    v.description(
      'The game that was played at the table before; null if none of these players has played it.',
    ),
  ),
  names: listOf(v.string()),
  pieces: v.exactOptional(
    v.pipe(listOf(pieceSchema), v.description('By seat: which piece stood for whoever sat there.')),
  ),
  proof: fixed({ ...promised, secret }),
  steps: listOf(gameStepSchema),
  checks: v.pipe(listOf(hexadecimal(16)), v.description('`checks[i]` chains steps 0 to i.')),
  outcome: outcomeSchema,
})
export type GameRecord = v.InferOutput<typeof gameRecordSchema>
