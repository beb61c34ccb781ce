import * as v from 'valibot'

import type { Result } from '../result.ts'
import { idSchema } from './commands.ts'
import { limits } from './limits.ts'
import { read } from './read.ts'
import type { Refused } from './refusals.ts'
import { chosenOptionsSchema, nameSchema, pieceSchema, turnSchema, unreadMove } from './schemas.ts'
import { tempos } from './table-settings.ts'

// What the bodies of HTTP requests are.

const newGameSchema = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.exactOptional(chosenOptionsSchema),
  tempo: v.exactOptional(
    v.pipe(v.picklist(tempos), v.description('How long a turn may take: `free` if left out.')),
  ),
})
const sameDealAgainSchema = v.strictObject({
  sameDealAs: v.pipe(
    v.string(),
    v.maxLength(40),
    v.description('The code of a table: its last finished game, with the very same cards.'),
  ),
})
export const newTableSchema = v.union([newGameSchema, sameDealAgainSchema])
export type NewTable = v.InferOutput<typeof newTableSchema>
export const seatRequestSchema = v.strictObject({
  name: nameSchema,
  previousToken: v.exactOptional(
    v.pipe(v.string(), v.description('The token of the seat that the sender had here before.')),
  ),
  program: v.exactOptional(
    v.pipe(
      v.literal(true),
      v.description('A program plays here by itself. Everybody at the table sees it.'),
    ),
  ),
  /** The one that the sender would like: theirs before the start, unless a person has it. */
  piece: v.exactOptional(pieceSchema),
})
export type SeatRequest = v.InferOutput<typeof seatRequestSchema>
/** A move without the rest of its command. */
export const moveRequestSchema = v.strictObject({
  turn: turnSchema,
  move: unreadMove,
  id: v.exactOptional(idSchema),
})
export type MoveRequest = v.InferOutput<typeof moveRequestSchema>

export const readNewTable = (body: string): Result<NewTable, Refused> =>
  read(newTableSchema, body, limits.bodyBytes)
export const readSeatRequest = (body: string): Result<SeatRequest, Refused> =>
  read(seatRequestSchema, body, limits.bodyBytes)
export const readMoveRequest = (body: string): Result<MoveRequest, Refused> =>
  read(moveRequestSchema, body, limits.bodyBytes)
