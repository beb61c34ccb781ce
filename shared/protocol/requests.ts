import * as v from 'valibot'

import { strengths } from '../game/strength.ts'
import type { Result } from '../result.ts'
import { idSchema } from './commands.ts'
import { dayDealSchema } from '../deal/game-record.ts'
import { limits } from './limits.ts'
import { read } from './read.ts'
import type { Refused } from './refusals.ts'
import {
  chosenOptionsSchema,
  nameSchema,
  pieceSchema,
  tempoSchema,
  turnSchema,
  rawMove,
} from './schemas.ts'

// The bodies of HTTP requests.

const newGameSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.exactOptional(chosenOptionsSchema),
  tempo: v.exactOptional(
    v.pipe(
      tempoSchema,
      v.description('The time limit of a turn, a number in seconds. Default: `free`.'),
    ),
  ),
})
const sameDealAgainSchema = v.strictObject({
  sameDealAs: v.pipe(
    v.string(),
    v.maxLength(40),
    v.description(
      'The code of a table. The new table deals the same cards as the last finished game of that table.',
    ),
  ),
})
const playOnSchema = v.strictObject({
  playOn: v.pipe(
    v.strictObject({
      table: v.pipe(v.string(), v.maxLength(40), v.description('The code of the table.')),
      step: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.description('How many steps of its last finished game stand.'),
      ),
      seat: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(0),
        v.maxValue(99),
        v.description('The seat that the first person who sits down gets. Bots get the others.'),
      ),
      strength: v.exactOptional(v.picklist(strengths)),
    }),
    v.description(
      'Plays the last finished game of a table on from one of its steps, against bots. The game waits for the first person ' +
        'who sits down. Nobody else can sit down.',
    ),
  ),
})
const dayTableSchema = v.strictObject({
  dealOfTheDay: v.pipe(
    dayDealSchema,
    v.description(
      'Deals the cards of this deal of today. With bots, the game waits for the first person who sits down, and no second ' +
        'person can sit down. `the-game-2` waits for a second player, who can be a bot.',
    ),
  ),
  again: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description('The sender has played the deal before, so the table does not count.'),
    ),
  ),
})
export const newTableSchema = v.union([
  newGameSchema,
  sameDealAgainSchema,
  playOnSchema,
  dayTableSchema,
])
export type NewTable = v.InferOutput<typeof newTableSchema>
export const seatRequestSchema = v.strictObject({
  name: nameSchema,
  previousToken: v.exactOptional(
    v.pipe(
      v.string(),
      v.description('The token of the seat that the sender had at this table before.'),
    ),
  ),
  program: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description(
        'True if a program plays by itself. The table shows this to all players and spectators.',
      ),
    ),
  ),
  /**
   * The playing piece that the newcomer prefers. The server assigns it before the start, unless
   * another person already has it.
   */
  piece: v.exactOptional(pieceSchema),
})
export type SeatRequest = v.InferOutput<typeof seatRequestSchema>
/** The body of `POST /moves`: the fields of a `move` command without its type. */
export const moveRequestSchema = v.strictObject({
  turn: turnSchema,
  move: rawMove,
  id: v.exactOptional(idSchema),
})
export type MoveRequest = v.InferOutput<typeof moveRequestSchema>

export const readNewTable = (body: string): Result<NewTable, Refused> =>
  read(newTableSchema, body, limits.bodyBytes)
export const readSeatRequest = (body: string): Result<SeatRequest, Refused> =>
  read(seatRequestSchema, body, limits.bodyBytes)
export const readMoveRequest = (body: string): Result<MoveRequest, Refused> =>
  read(moveRequestSchema, body, limits.bodyBytes)
