import * as v from 'valibot'

import {
  codeSchema,
  fixed,
  listOf,
  messageOf,
  pieceSchema,
  seatSchema,
  described,
  whole,
} from '../schemas.ts'
import { personSchema, publicTableSchema } from './table.ts'

// How one comes to a table.

const { code, game, options, phase, watchers } = publicTableSchema.pipe[0].entries
export const listedTableSchema = fixed({
  code,
  game,
  options,
  phase,
  players: described(listOf(v.string()), 'The people who sit there.'),
  pieces: described(listOf(pieceSchema), 'Which piece stands for each of them.'),
  most: described(whole(0), 'How many play, or may play.'),
  free: described(whole(0), 'On how many seats somebody who comes may sit down.'),
  watchers,
})
/** What the list of public tables says of one. */
export type ListedTable = v.InferOutput<typeof listedTableSchema>
export const lobbySchema = messageOf('lobby', { tables: listOf(listedTableSchema) })
export type Lobby = v.InferOutput<typeof lobbySchema>

export const tableMadeSchema = fixed({ code: codeSchema })
export type TableMade = v.InferOutput<typeof tableMadeSchema>

export const seatedSchema = fixed({
  seat: seatSchema,
  token: described(v.string(), 'Proves the seat, and is shown this once.'),
})
export const waitingSchema = fixed({
  person: personSchema,
  token: described(v.string(), 'Proves the seat as soon as somebody at the table has said yes.'),
})
/** Somebody has to be asked first. */
export type Waiting = v.InferOutput<typeof waitingSchema>
export type Seated = v.InferOutput<typeof seatedSchema>
