import * as v from 'valibot'

import { codeLength, codeLetters, localCodeOf } from '../code.ts'
import { clothNames } from '../game/cloths.ts'
import { dayDealIds } from './day.ts'
import {
  codeSchema,
  readonlyObject,
  hexadecimal,
  listOf,
  moveSchema,
  optionsSchema,
  outcomeSchema,
  pieceSchema,
  seatSchema,
  signalSchema,
  integerFrom,
} from '../protocol/schemas.ts'

// The schemas of an exported game record. `verifyRecord` validates files with them, and the types are inferred from them.

const promised = {
  commitment: v.pipe(
    hexadecimal(64),
    v.description('The SHA-256 hash of the secret. The table shows it before the deal.'),
  ),
  nonces: v.pipe(
    listOf(v.nullable(hexadecimal(32))),
    v.description(
      'The nonce that each seat added to the shuffle; null for a seat that added none.',
    ),
  ),
}
const secret = hexadecimal(64)

/**
 * The proof that a deal is fair. It contains the commitment and the nonces from before the deal.
 * After the game it also contains the secret.
 */
export const proofSchema = readonlyObject({ ...promised, secret: v.exactOptional(secret) })
export type Proof = v.InferOutput<typeof proofSchema>

const by = { seat: seatSchema, by: v.picklist(['human', 'bot']) }

export const dayDealSchema = v.pipe(
  v.picklist(dayDealIds),
  v.description('The id of a deal of the day.'),
)
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d$/),
  v.description('A day from midnight to midnight UTC, such as `2026-11-24`.'),
)

/**
 * The origin of the cards: an earlier deal of a table, or a deal of the day. `keyOf` derives the
 * key of the shuffle from it instead of from this table and deal.
 */
export const firstDealtSchema = v.pipe(
  v.union([
    readonlyObject({ code: codeSchema, deal: integerFrom(1) }),
    readonlyObject({ day: daySchema, deal: dayDealSchema }),
  ]),
  v.description(
    'The table and the number of the original deal, if this deal repeats its cards; or the day, if it is a deal of the day.',
  ),
)
export type FirstDealt = v.InferOutput<typeof firstDealtSchema>

/** A move, a signal or a take-back, with the seat and whether a human or a bot made it. */
export const gameStepSchema = v.union([
  readonlyObject({ ...by, move: moveSchema }),
  readonlyObject({ ...by, signal: signalSchema }),
  readonlyObject({
    ...by,
    takeBack: v.pipe(
      v.picklist(['free', 'agreed']),
      v.description('The seat takes its last move back, freely or because all agreed.'),
    ),
  }),
])
export type GameStep = v.InferOutput<typeof gameStepSchema>

const recordCodeSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^([${codeLetters}]{${codeLength}}|${localCodeOf('[a-z-]+')})$`)),
  v.description(
    'The code of the table: six letters, or `bots/GAME` for a table that ran in a browser.',
  ),
)

/** A finished game with everything that is needed to replay and verify it. */
export const gameRecordSchema = readonlyObject({
  format: v.literal('tischlein.game.1'),
  code: recordCodeSchema,
  deal: v.pipe(integerFrom(1), v.description('The number of the deal at this table, from 1.')),
  game: v.string(),
  gameVersion: v.pipe(
    integerFrom(1),
    v.description('The version of the rules that the game was played by.'),
  ),
  options: optionsSchema,
  firstDealt: v.exactOptional(firstDealtSchema),
  previousGame: v.pipe(
    v.nullable(
      readonlyObject({
        outcome: outcomeSchema,
        previousSeats: v.pipe(
          listOf(v.nullable(seatSchema)),
          v.description(
            'The seat that the player of each seat had in that game; null for a new player.',
          ),
        ),
      }),
    ),
    v.description('The previous game at this table. Null if none of these players played it.'),
  ),
  names: listOf(v.string()),
  pieces: v.pipe(listOf(pieceSchema), v.description('The piece of the player on each seat.')),
  cloth: v.exactOptional(
    v.pipe(
      v.picklist(clothNames),
      v.description('The cloth that lay on the table. Missing means the cloth of the game.'),
    ),
  ),
  proof: readonlyObject({ ...promised, secret }),
  steps: listOf(gameStepSchema),
  checks: v.pipe(
    listOf(hexadecimal(16)),
    v.description('Checksums of the steps: `checks[i]` covers the deal and the steps 0 to i.'),
  ),
  outcome: outcomeSchema,
})
export type GameRecord = v.InferOutput<typeof gameRecordSchema>
